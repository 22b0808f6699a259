"""Settings of the documentation site: `make docs` builds it with Sphinx into build/docs/html."""

from importlib.metadata import version as version_of

project = "Goudkoorts"
author = "the authors of Goudkoorts"
release = version = version_of("goudkoorts")
html_title = "Goudkoorts"
html_theme = "furo"
html_theme_options = {"footer_icons": []}
html_show_sphinx = False
html_show_copyright = False
html_copy_source = False

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3  # so that links to headings are checked, as in speed.md#tables-served
suppress_warnings = ["myst.header"]  # decision records begin at one level, as single pages do
exclude_patterns = ["_build"]

autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_default_options = {"members": True, "show-inheritance": True}
nitpicky = False  # types of third parties have no page here
