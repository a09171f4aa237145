"""The decision points of Hellweg westfalicus, in rulebook order.

StartPlayer     chance   who begins
FirstStone      each     a stone in any town but one, three times round
FirstCarriage   each     a carriage beside it
NextCard        chance   a trade card is turned up
Sale            each     sell at a slot: on the spot, by transport, or not
AnySale         each     having sold nothing: any stone for two thalers
Turn            each     place a merchant and act, or use a privilege
StoneSource     actor    the supply is empty: where does the stone come from?
CarriageSource  actor    likewise a carriage
PlaceCarriage   actor    on which road does it go?
UnstorePiece    actor    where does a piece from storage go?
PickPrivilege   actor    which privilege comes with the goods card?
AfterAction     actor    another privilege, or done
CleanUp         -        merchants home, a new start player

The modules follow the phases and hand over to each other in a circle, so they import one another as modules.
"""

from __future__ import annotations

from typing import Final

from fondaco.games.hellweg.decisions import actions, placement, placing, rounds, sale

DECISIONS: Final = (
    placement.START_PLAYER,
    placement.FIRST_STONE,
    placement.FIRST_CARRIAGE,
    rounds.NEXT_CARD,
    sale.SALE,
    sale.ANY_SALE,
    actions.TURN,
    placing.STONE_SOURCE,
    placing.CARRIAGE_SOURCE,
    placing.PLACE_CARRIAGE,
    placing.UNSTORE_PIECE,
    placing.PICK_PRIVILEGE,
    actions.AFTER_ACTION,
    rounds.CLEAN_UP,
)
