"""The ceiling: Starlette and uvicorn hand every message on to both sockets of a room, and do nothing else."""

import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

rooms: dict[str, list[WebSocket]] = {}


async def meet(websocket: WebSocket) -> None:
    """Hand on what is said in a room to all who are in it."""
    await websocket.accept()
    room = rooms.setdefault(websocket.path_params["room"], [])
    room.append(websocket)
    try:
        while True:
            text = await websocket.receive_text()
            for member in room:
                await member.send_text(text)
    except WebSocketDisconnect:
        room.remove(websocket)


if __name__ == "__main__":
    app = Starlette(routes=[WebSocketRoute("/room/{room}", meet)])
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
    )
