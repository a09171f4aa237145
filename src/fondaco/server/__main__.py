"""`python -m fondaco.server` opens the house."""

from fondaco.server.run import main

if __name__ == "__main__":
    main()
