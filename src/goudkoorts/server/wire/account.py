"""The messages about passwords and what helps without one."""

from typing import Annotated

from msgspec import Meta, Struct

from goudkoorts.server.wire.messages import Me, Name, Password

Code = Annotated[
    str, Meta(min_length=1, max_length=64, description="a recovery code; dashes and capitals do not count")
]


class NewAccount(Me, frozen=True, kw_only=True):
    """Who I am, and codes that let me in once each; they are shown this once."""

    codes: list[str]


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The password I have, and the one I want."""

    old: Password
    new: Password


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, and the password I want."""

    name: Name
    code: Code
    password: Password
