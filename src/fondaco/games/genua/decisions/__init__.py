"""The decision points of Die Händler von Genua, in rulebook order.

DrawStart      chance     who is start player
DealCards      chance     one card of each kind for everybody
BeginTurn      -          the tower goes to the next player
PlaceTower     active     roll, or choose the starting field with a card
RollDice       chance     red and blue
Stop           -          what this stop opens
MakeOffers     opponents  sealed books of offers
Negotiate      active     act, accept, propose, call again, go on, end
AnswerCounter  opponent   yes or no to a proposal
PickCards      givers     hand cards agreed by kind only
Settle         -          both bundles change hands
Acting         -          what comes next in an action
PerformAction  actor      special cards, then the building's goods
DrawCards      chance     cards from the stacks
DeliverCard    actor      which of the drawn cards was promised
FinishAction   actor      small order, special cards, the end of the action
TakeForIt      actor      what an exchange brings
EndMovement    -          the tower stops
ClaimMessages  everybody  fulfilled messages
NextMarker     -          who may place markers
PlaceMarkers   each       an alley and the buildings next to it
NextTurn       -          next player, next round, or the end
FinalScoring   -          privileges and buildings
"""

from __future__ import annotations

from typing import Final

from fondaco.games.genua.decisions.action import ACTING, DELIVER_CARD, DRAW_CARDS, FINISH_ACTION, PERFORM_ACTION
from fondaco.games.genua.decisions.closing import CLAIM_MESSAGES, END_MOVEMENT, NEXT_MARKER, PLACE_MARKERS
from fondaco.games.genua.decisions.exchanging import TAKE_FOR_IT
from fondaco.games.genua.decisions.negotiation import ANSWER_COUNTER, NEGOTIATE
from fondaco.games.genua.decisions.offers import MAKE_OFFERS
from fondaco.games.genua.decisions.opening import DEAL_CARDS, DRAW_START
from fondaco.games.genua.decisions.picking import PICK_CARDS, SETTLE
from fondaco.games.genua.decisions.tower import PLACE_TOWER, ROLL_DICE, STOP
from fondaco.games.genua.decisions.turn import BEGIN_TURN, FINAL_SCORING, NEXT_TURN

DECISIONS: Final = (
    *(DRAW_START, DEAL_CARDS, BEGIN_TURN, PLACE_TOWER, ROLL_DICE, STOP, MAKE_OFFERS, NEGOTIATE, ANSWER_COUNTER),
    *(PICK_CARDS, SETTLE, ACTING, PERFORM_ACTION, DRAW_CARDS, DELIVER_CARD, FINISH_ACTION, TAKE_FOR_IT),
    *(END_MOVEMENT, CLAIM_MESSAGES, NEXT_MARKER, PLACE_MARKERS, NEXT_TURN, FINAL_SCORING),
)
