"""The check of the built documentation site: nothing is fetched from another host."""

import runpy
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "site.py"
foreign_requests = runpy.run_path(str(TOOL))["foreign_requests"]


@pytest.mark.parametrize(
    "fetched",
    [
        '<script defer src="https://cdn.example/search.js"></script>',
        '<link rel="stylesheet" href="//fonts.example/serif.css">',
        "<style>@import 'https://fonts.example/serif.css';</style>",
        "<style>h1 { background: url(https://pictures.example/wood.png) }</style>",
    ],
)
def test_a_page_that_asks_another_host_is_found(tmp_path: Path, fetched: str) -> None:
    (tmp_path / "page.html").write_text(fetched, encoding="utf-8")

    assert len(foreign_requests(tmp_path)) == 1


def test_links_for_people_and_own_files_are_no_requests(tmp_path: Path) -> None:
    page = '<a href="https://svelte.dev">Svelte</a> <img src="pictures/gold.svg"> <script src="_static/a.js"></script>'
    (tmp_path / "page.html").write_text(page, encoding="utf-8")

    assert foreign_requests(tmp_path) == []
