"""The browser client as built into the package: hashed files for ever, the page itself always fresh."""

import mimetypes
from http import HTTPStatus
from pathlib import Path, PurePosixPath

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

FOLDER = Path(__file__).parents[1] / "client"
HASHED = "assets"  # the folder where the build puts files named after their content
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = (("br", ".br"), ("gzip", ".gz"))
NOT_PAGES = ("api", "ws")
NOT_BUILT = "The browser client is not built. The interface is described at /api/openapi.json.\n"

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class ClientFiles:
    """Answers with files of the client; any other address is a page of it."""

    def __init__(self, folder: Path = FOLDER) -> None:
        files = [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []
        # Listed once: what is asked for is looked up, never joined to a path.
        self._files = {path.relative_to(folder).as_posix(): path for path in files}

    async def __call__(self, request: Request) -> Response | None:
        """Return a file, the page, or None where there is nothing."""
        name = request.path_params.get("path", "")
        if name in self._files and name != "index.html":
            return self._file(name, request)
        parts = PurePosixPath(name).parts
        if parts and (parts[0] in NOT_PAGES or parts[0] == HASHED or "." in parts[-1]):
            return None
        if "index.html" not in self._files:
            return PlainTextResponse(NOT_BUILT, HTTPStatus.OK, headers={"Cache-Control": ASK_AGAIN})
        return self._file("index.html", request)

    def _file(self, name: str, request: Request) -> Response:
        """Return a file, packed where the browser takes that."""
        caching = FOR_EVER if name.startswith(f"{HASHED}/") else ASK_AGAIN
        headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        for encoding, suffix in PACKED:
            if encoding in accepted and name + suffix in self._files:
                packed = headers | {"Content-Encoding": encoding}
                return FileResponse(self._files[name + suffix], media_type=kind, headers=packed)
        return FileResponse(self._files[name], media_type=kind, headers=headers)
