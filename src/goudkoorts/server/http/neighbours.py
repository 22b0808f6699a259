"""HTTP: letting others in this network join, which only somebody at this machine may do."""

from goudkoorts.server.http.problems import Refusal
from goudkoorts.server.http.router import EndpointRouter, RequestContext
from goudkoorts.server.neighbours import Neighbours, NoNetwork, is_from_here
from goudkoorts.server.wire.neighbours import NeighboursView

NOT_OFFERED = NeighboursView(offered=False, open=False, url=None)

router = EndpointRouter()


@router.add("GET", "/api/neighbours", signed_in=False)
async def show_neighbours(context: RequestContext) -> NeighboursView:
    """Say whether others in this network can join; told at this machine only."""
    neighbours = context.app.neighbours
    if neighbours is None or not is_from_here(context.request):
        return NOT_OFFERED
    await neighbours.look()
    return _view(neighbours)


@router.add("POST", "/api/neighbours", limit="change")
async def welcome_neighbours(context: RequestContext) -> NeighboursView:
    """Let others in this network join, from now on."""
    neighbours = _mine(context)
    try:
        await neighbours.welcome()
    except NoNetwork:
        raise Refusal(409, "no_network") from None
    return _view(neighbours)


@router.add("DELETE", "/api/neighbours", limit="change")
async def shut_neighbours_out(context: RequestContext) -> NeighboursView:
    """Let nobody in from this network any more, and send away who is there."""
    neighbours = _mine(context)
    await neighbours.shut_out()
    return _view(neighbours)


def _mine(context: RequestContext) -> Neighbours:
    """Return what only somebody at this machine may decide."""
    if context.app.neighbours is None or not is_from_here(context.request):
        raise Refusal(403, "not_here")
    return context.app.neighbours


def _view(neighbours: Neighbours) -> NeighboursView:
    """Return how it stands."""
    return NeighboursView(offered=True, open=neighbours.are_welcome, url=neighbours.url)
