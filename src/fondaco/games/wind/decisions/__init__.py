"""The decision points of Vor dem Wind, in rulebook order.

NewFleet       chance    ships come into the harbour
StartSeat      chance    who gets the start marker
FirstGoods     each      two goods of one's choice
ChooseStack    start     from which stack the next action card comes
TurnUp         chance    the card
ChooseCard     pending   take a card, or go for one that lies open
Offer          pending   offer something for it too, or not
Settle         holder    sell to one, or pay one and keep it
CloseTrade     -         gulden to the hands, untaken cards to the discards
Turn           each      carry out one's card, play a special card
LoadMore       acting    another ship with the same action
FreePurchase   acting    goods from the stacks into the hand
Supply         acting    goods from the stacks into the warehouse
Exchange       acting    swap stored goods
MarketSale     acting    sell goods
RoundEnd       -         the end of the game, the fleet, or the next round
Rot            each      which spices and cheese rot
Conserve       each      what conservation saves
"""

from typing import Final

from fondaco.games.wind.decisions.departure import CONSERVE, ROT, ROUND_END
from fondaco.games.wind.decisions.execution import LOAD_MORE, TURN
from fondaco.games.wind.decisions.harbour import FIRST_GOODS, NEW_FLEET, START_SEAT
from fondaco.games.wind.decisions.reveal import CHOOSE_STACK, TURN_UP
from fondaco.games.wind.decisions.specials import EXCHANGE, FREE_PURCHASE, MARKET_SALE, SUPPLY_WAREHOUSE
from fondaco.games.wind.decisions.trade import CHOOSE_CARD, CLOSE_TRADE, OFFER, SETTLE

DECISIONS: Final = (
    *(NEW_FLEET, START_SEAT, FIRST_GOODS),
    *(CHOOSE_STACK, TURN_UP),
    *(CHOOSE_CARD, OFFER, SETTLE, CLOSE_TRADE),
    *(TURN, LOAD_MORE, FREE_PURCHASE, SUPPLY_WAREHOUSE, EXCHANGE, MARKET_SALE),
    *(ROUND_END, ROT, CONSERVE),
)
