"""Called when a wheel or sdist is made: builds the browser client into it, unless GK_SKIP_WEB is set."""

import importlib.util
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before packing."""

    def initialize(self, version: str, _build_data: dict[str, Any]) -> None:
        """Build, where there is something to build from; an editable install is built by `make play`."""
        root = Path(self.root)
        if version == "editable" or os.environ.get("GK_SKIP_WEB") or not (root / "web" / "package.json").exists():
            return
        spec = importlib.util.spec_from_file_location("client", root / "tools" / "client.py")
        assert spec is not None
        assert spec.loader is not None
        client = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(client)
        client.build()
