"""Pages of the operator: which there are, and what they say."""

from typing import Literal

from fastapi import APIRouter

from antipater.server.messages import Block, Language
from antipater.server.problems import Problem
from antipater.server.routes.access import AppServices
from antipater.server.routes.refusals import REFUSALS

router = APIRouter(prefix="/api/documents", tags=["documents"], responses=REFUSALS)


@router.get("")
async def documents(services: AppServices) -> list[str]:
    """List the pages of the operator that there are: `imprint`, `privacy`, `conduct`."""
    return list(services.documents.kept)


@router.get("/{name}")
async def document(
    name: Literal["imprint", "privacy", "conduct"], services: AppServices, lang: Language = "en"
) -> list[Block]:
    """Return a page of the operator as blocks of words."""
    found = services.documents.blocks(name, lang)
    if found is None:
        raise Problem(404, "no-such-document", f"this server has no page {name}")
    return found
