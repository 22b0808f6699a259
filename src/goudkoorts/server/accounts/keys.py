"""The keys that sign cookies: made at first start, one a line, the newest first; older ones are still believed."""

import os
import secrets
import stat
from pathlib import Path

from goudkoorts.tables.journal.backends import BadSetting

KEY_BYTES = 32
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def read_keys(path: Path) -> list[str]:
    """Return the signing keys, the newest last as the signer wants them; make the file where there is none."""
    if not path.exists():
        _make(path)
    if os.name == "posix" and path.stat().st_mode & OTHERS:
        raise BadSetting("GK_SECRET_FILE", f"{path} can be read by others: chmod 600 it")
    keys = [line.strip() for line in path.read_text(encoding="ascii").splitlines() if line.strip()]
    if not keys or min(map(len, keys)) < KEY_BYTES:
        raise BadSetting("GK_SECRET_FILE", f"{path} must have a key of at least {KEY_BYTES} characters on each line")
    return keys[::-1]


def _make(path: Path) -> None:
    """Write a new key; of several processes that start at once one wins, and nobody reads half a file."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(secrets.token_hex(KEY_BYTES) + "\n")
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
