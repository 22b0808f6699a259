"""Build the documentation site into build/docs/html; a broken link or a request to another host is an error.

python tools/site.py
"""

import re
import sys
from pathlib import Path

from sphinx.cmd.build import main as sphinx_build

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "docs"
# What a browser fetches by itself: links that people follow (`<a href>`) may lead anywhere.
FETCHED = re.compile(
    r"<(?:script|img|iframe|source|link)\b[^>]*?\b(?:src|href)=[\"']((?:https?:)?//[^\"']+)"
    r"|(?:url\(|@import )[\"']?((?:https?:)?//[^\"')]+)"
)


def foreign_requests(folder: Path) -> list[str]:
    """Return `page: address` for everything a built page or style sheet would fetch from another host."""
    pages = sorted([*folder.rglob("*.html"), *folder.rglob("*.css")])
    return [
        f"{page.relative_to(folder)}: {match[1] or match[2]}"
        for page in pages
        for match in FETCHED.finditer(page.read_text(encoding="utf-8"))
    ]


def build(target: Path = BUILT) -> int:
    """Build the site, warnings as errors, and return an exit status."""
    html = target / "html"
    strict = ["-q", "-W", "--keep-going", "-b", "html", "-d", str(target / "doctrees")]
    if status := sphinx_build([*strict, str(ROOT / "docs"), str(html)]):
        return status
    if foreign := foreign_requests(html):
        print("\n".join(["the site asks other hosts:", *foreign]), file=sys.stderr)
        return 1
    print(f"the site is in {html.relative_to(ROOT)}: open index.html")
    return 0


if __name__ == "__main__":
    sys.exit(build())
