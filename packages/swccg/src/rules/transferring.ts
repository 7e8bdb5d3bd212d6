import { type Procedure, pickOne, type Seat } from '@rangefinder/kernel';
import type { CardInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { recheckBoard } from './board.ts';
import { freeSlots } from './capacity.ts';
import { canUse, useForce } from './force.ts';
import { isSite } from './locations.ts';
import { relocate } from './movement.ts';
import { isPilot, isPiloted } from './piloting.ts';
import type { ActionOption } from './responses.ts';

/** Two of a player's starships in one place dock for 1 Force (swccg.core-transferring.1). */
export function shipDockings(game: CardTable, seat: Seat): ActionOption[] {
  if (!canUse(game, seat, 1)) return [];
  const options: ActionOption[] = [];
  for (const location of game.state.locations) {
    if (isSite(location)) continue;
    const ships = game.at(location).filter((card) => card.owner === seat && game.facts(card).type === 'starship');
    ships.forEach((one, i) => {
      for (const other of ships.slice(i + 1)) {
        if (!mayDock(game, one, other) || transfers(game, one, other).length === 0) continue;
        const key = `dock:${one.id}:${other.id}`;
        options.push({
          key,
          about: { id: one.id, to: other.id, cost: 1 },
          perform: () => dock(game, seat, one, other),
        });
      }
    });
  }
  return options;
}

/** Capital starships always can, others if stated; one of the two must be piloted (swccg.core-transferring.4,
 * swccg.core-starship-classes.2). */
function mayDock(game: CardTable, one: CardInPlay, other: CardInPlay): boolean {
  const capable = (ship: CardInPlay) => {
    const facts = game.facts(ship);
    if (facts.type !== 'starship') return false;
    return facts.class === 'capital' || (facts.keywords?.includes('ship-docking capability') ?? false);
  };
  if (game.state.used.includes(`dock:${one.id}:${other.id}`)) return false;
  return (capable(one) || capable(other)) && (isPiloted(game, one) || isPiloted(game, other));
}

interface Transfer {
  readonly key: string;
  readonly card: CardInPlay | null;
  readonly ship: CardInPlay | null;
  readonly slot: CardInPlay['where']['slot'];
}

/** swccg.core-transferring.2, swccg.core-transferring.3: any number, as far as there is room; each card once */
function* dock(game: CardTable, seat: Seat, one: CardInPlay, other: CardInPlay): Procedure<void> {
  useForce(game, seat, 1);
  game.state.used.push(`dock:${one.id}:${other.id}`);
  const moved: CardInPlay[] = [];
  for (;;) {
    const open = transfers(game, one, other).filter(({ card }) => card !== null && !moved.includes(card));
    const options: Transfer[] = [{ key: 'undock', card: null, ship: null, slot: null }, ...open];
    const about = { id: one.id, to: other.id };
    const { card, ship, slot } = yield* pickOne({
      seat,
      rule: 'swccg.core-transferring.2',
      topic: 'transfer',
      about,
      options,
    });
    if (!card || !ship) break;
    moved.push(card);
    relocate(game, card, { kind: 'aboard', id: ship.id, slot }, 'transfer', 'swccg.core-transferring.2');
  }
  yield* recheckBoard(game);
}

function transfers(game: CardTable, one: CardInPlay, other: CardInPlay): Transfer[] {
  const from = (ship: CardInPlay, to: CardInPlay): Transfer[] =>
    game
      .heldBy(ship)
      .filter((card) => card.where.kind === 'aboard' && isActive(game, card))
      .flatMap((card) =>
        freeSlots(game, to, game.facts(card), isPilot(game, card)).map((slot) => ({
          key: `transfer:${card.id}:${to.id}:${slot}`,
          card,
          ship: to,
          slot,
        })),
      );
  return [...from(one, other), ...from(other, one)];
}
