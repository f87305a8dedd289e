"""A game as it stood: the view after any entry that was told, through the eyes that a viewer has in the live game."""

from fastapi import APIRouter, Response
from pydantic_core import to_json

from antipater.server.games.channels import Channel
from antipater.server.messages import Language, Position
from antipater.server.people.permissions import WATCH
from antipater.server.routes.access import Asker, Use, room_for, viewpoint

router = APIRouter(prefix="/api/game", tags=["game"])


@router.get("/{game}/at/{seq}", response_model=Position)
async def position(
    game: str, seq: int, use: Use, viewer: Asker, lang: Language = "en", seat: int | None = None
) -> Response:
    """Look at a game as it stood after an entry, as you might know it then; choices are those of that time."""
    room = await room_for(use, viewer, WATCH, game)
    eyes = viewpoint(room.standing, viewer, seat)
    fold = await use.past.after(room, seq)
    clocks = None if fold.clocks is None else fold.clocks.shown(fold.time)
    view = Channel(fold.game, eyes, room.standing.names_in(lang), lang).draw(fold)
    return Response(
        to_json({"seq": fold.told, "last": room.fold.told, "view": view, "clocks": clocks}),
        media_type="application/json",
    )
