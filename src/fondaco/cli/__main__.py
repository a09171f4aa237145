"""`python -m fondaco.cli` is `fondaco`."""

import sys

from fondaco.cli import main

sys.exit(main())
