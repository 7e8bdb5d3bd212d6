import { type Procedure, type Seat, together } from '../src/index.ts';
import { abilitiesInPlay, bidsRevealed } from './abilities.ts';
import { pickOne, refuse } from './ask.ts';
import { COIN, captain, crewOf, opponent, type SalvageTable } from './state.ts';
import { towCard } from './towing.ts';

/** One round: secret bids, their reveal, and the card to the winner. */
export function* playRound(table: SalvageTable): Procedure<void> {
  const { state } = table;
  table.emit({ type: 'round', rule: 'salvage.setup.4', round: state.round, captain: captain(state) });
  yield* together([0, 1].map((seat) => ({ seat, procedure: chooseBid(table, seat) })));
  const paid = state.crews.map((crew) => crew.bid ?? 0);
  for (const crew of state.crews) crew.bid = null;
  table.emit({ type: 'bids', rule: 'salvage.bid.3', bids: paid.slice() });

  const bids = paid.slice();
  yield* bidsRevealed(table, bids);
  const winner = decideWinner(table, bids);
  const card = state.deck.shift();
  if (card === undefined) throw new Error('The deck is empty: a setup with too few cards was let through.');
  if (winner === null) {
    table.emit({ type: 'drifted', rule: 'salvage.bid.6' });
    return;
  }
  const price = paid[winner] ?? 0;
  crewOf(state, winner).fuel -= price;
  table.emit({ type: 'won', rule: 'salvage.bid.4', seat: winner, paid: price, card });
  yield* towCard(table, winner, card);
}

function* chooseBid(table: SalvageTable, seat: Seat): Procedure<void> {
  const crew = crewOf(table.state, seat);
  // salvage.bid.2
  const highest = Math.min(abilitiesInPlay(table).ask('highest-bid', seat, 5), crew.fuel);
  const bidOf = (bid: number) => ({ key: `bid:${bid}`, about: { bid } });
  const chosen = yield* pickOne({
    seat,
    rule: 'salvage.bid.1',
    topic: 'bid',
    options: Array.from({ length: highest + 1 }, (_, bid) => bidOf(bid)),
    refused: () =>
      Array.from({ length: 10 - highest }, (_, i) => ({
        ...bidOf(highest + 1 + i),
        why: refuse('salvage.bid.2', 'bid-too-high', { most: highest }),
      })),
  });
  crew.bid = chosen.about.bid;
}

function decideWinner(table: SalvageTable, [first = 0, second = 0]: readonly number[]): Seat | null {
  if (first !== second) return first > second ? 0 : 1;
  if (first === 0) return null;
  const [face = 'sun'] = table.roll('coin', COIN, 1);
  const winner = face === 'sun' ? captain(table.state) : opponent(captain(table.state));
  table.emit({ type: 'coin', rule: 'salvage.bid.5', face, winner });
  return winner;
}
