"""`python -m fondaco.server` opens the house."""

import sys

from fondaco.server.run import main

if __name__ == "__main__":
    sys.exit(main())
