"""`goudkoorts serve`: tables for everybody who can reach this machine."""

import socket
import time
import webbrowser
from pathlib import Path
from threading import Thread

import click
from click.core import ParameterSource

from goudkoorts.cli.terminal.language import language_option
from goudkoorts.cli.terminal.messages import message

PORT = 8077
BREATH_S = 0.2


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="0 takes a free one.")
@click.option(
    "--data", type=click.Path(path_type=Path, file_okay=False), help="Folder for tables and people.  [GK_DATA]"
)
@click.option("--workers", type=int, help="Processes; above 1 with PostgreSQL and Redis only.  [GK_WORKERS]")
@click.option("--open", "show", is_flag=True, help="Open the browser; where the port is taken, take a free one.")
@language_option
def command(host: str, port: int, data: Path | None, workers: int | None, show: bool, language: str) -> None:
    """Serve tables to browsers and programs until Ctrl+C.

    Without any setting everything is kept in one SQLite file in your data folder. All settings come from the
    environment (GK_...) and stand in docs/serving.md.
    """
    # Imported here: no other command needs the web server.
    from goudkoorts.server.neighbours import neighbours_of
    from goudkoorts.server.serving import bind, serve
    from goudkoorts.server.settings import read_settings

    settings = read_settings(data=data, workers=workers)
    try:
        address = bind(host, port)
    except OSError as error:
        if show:
            address = bind(host, 0)
        else:
            raise click.ClickException(f"cannot listen at {host} port {port}: {error.strerror}") from None
    url = settings.public_url or f"http://{'localhost' if host == '127.0.0.1' else host}:{address.getsockname()[1]}"
    opened = message(language, "serve_open", url=url)
    Thread(target=_tell_when_open, args=(opened, address.getsockname(), url if show else None), daemon=True).start()
    # Who names an address has decided who can come; otherwise the host may let others in later, from the page.
    is_chosen = click.get_current_context().get_parameter_source("host") is not ParameterSource.DEFAULT
    serve(settings, address, None if is_chosen else neighbours_of(settings, address.getsockname()[1]))
    click.echo(message(language, "serve_closed"))


def _tell_when_open(opened: str, address: tuple[str, int], page: str | None) -> None:
    """Say that tables are open as soon as somebody answers there, and show the page if it is wanted."""
    while not _answers(address):
        time.sleep(BREATH_S)
    click.echo(opened)
    if page is not None:
        webbrowser.open(page)


def _answers(address: tuple[str, int]) -> bool:
    """Whether somebody listens at an address; one process or several, they do so when they are ready."""
    try:
        socket.create_connection(address[:2], timeout=BREATH_S).close()
    except OSError:
        return False
    return True
