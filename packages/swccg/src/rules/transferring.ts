import type { Procedure, Seat, Violation } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import { refuse } from '../refusals.ts';
import type { CardInPlay, LocationInPlay, Slot, Where } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { recheckBoard } from './board.ts';
import { freeSlots } from './capacity.ts';
import { canUse, useForce } from './force.ts';
import { isSite } from './locations.ts';
import { ask } from './modifiers.ts';
import { atLocation, relocate } from './movement.ts';
import { type ActionOption, deed } from './options.ts';
import { isPilot, isPiloted } from './piloting.ts';
import { slotCalled, whyNoSlot } from './refusals/seats.ts';
import { attempted } from './refusals/verbs.ts';
import { mayEnter, openBays } from './starship-sites.ts';

/** Adds the dockings: two of a player's starships in one place dock for 1 Force (swccg.core-transferring.1). */
export function shipDockings(game: CardTable, seat: Seat, options: ActionOption[]): void {
  bayTransfers(game, seat, options);
  if (!canUse(game, seat, 1)) return;
  for (const location of game.state.locations) {
    if (game.at(location).length < 2 || isSite(location)) continue;
    const ships = shipsAt(game, seat, location);
    if (ships.length < 2) continue;
    for (const [i, one] of ships.entries()) {
      for (const other of ships.slice(i + 1)) {
        if (!mayDock(game, one, other) || transfers(game, one, other).length === 0) continue;
        options.push(dockOption(game, seat, one, other));
      }
    }
  }
}

function shipsAt(game: CardTable, seat: Seat, location: LocationInPlay): CardInPlay[] {
  return game.at(location).filter((card) => card.owner === seat && game.facts(card).type === 'starship');
}

function dockOption(game: CardTable, seat: Seat, one: CardInPlay, other: CardInPlay): ActionOption {
  return deed(`dock:${one.id}:${other.id}`, { do: 'dock', id: one.id, to: other.id, cost: 1 }, () =>
    dock(game, seat, one, other),
  );
}

/** Capital starships always can, others if stated; one of the two must be piloted (swccg.core-transferring.4,
 * swccg.core-starship-classes.2). */
export function mayDock(game: CardTable, one: CardInPlay, other: CardInPlay): boolean {
  const capable = (ship: CardInPlay) => {
    const facts = game.facts(ship);
    if (facts.type !== 'starship') return false;
    return facts.class === 'capital' || (facts.keywords?.includes('ship-docking capability') ?? false);
  };
  if (game.state.used.includes(`dock:${one.id}:${other.id}`)) return false;
  return (capable(one) || capable(other)) && (isPiloted(game, one) || isPiloted(game, other));
}

const UNDOCK = { key: 'undock', card: null, ship: null, slot: null } as const;

interface Transfer {
  readonly key: string;
  readonly about: { readonly id: string; readonly to: string; readonly slot: Slot };
  readonly card: CardInPlay;
  readonly ship: CardInPlay;
  readonly slot: Slot;
}

/** swccg.core-transferring.2, swccg.core-transferring.3: any number, as far as there is room; each card once */
function* dock(game: CardTable, seat: Seat, one: CardInPlay, other: CardInPlay): Procedure<void> {
  useForce(game, seat, 1);
  game.state.used.push(`dock:${one.id}:${other.id}`);
  const moved: CardInPlay[] = [];
  for (;;) {
    const open = transfers(game, one, other).filter(({ card }) => !moved.includes(card));
    const options = [UNDOCK, ...open];
    const about = { id: one.id, to: other.id };
    const { card, ship, slot } = yield* pickOne({
      seat,
      rule: 'swccg.core-transferring.2',
      topic: 'transfer',
      about,
      options,
      refusal: (key) => whyNotAcross(game, one, other, moved, key),
    });
    if (!card || !ship) break;
    moved.push(card);
    relocate(game, card, { kind: 'aboard', id: ship.id, slot }, 'transfer', 'swccg.core-transferring.2');
  }
  yield* recheckBoard(game);
}

/** `transfer:card:ship:slot` while two starships are docked: what forbids it. */
function whyNotAcross(
  game: CardTable,
  one: CardInPlay,
  other: CardInPlay,
  moved: readonly CardInPlay[],
  key: string,
): Violation | undefined {
  const tried = attempted(key);
  const [id = '', to, slot] = tried?.parts ?? [];
  const card = game.find(id);
  const ship = [one, other].find((candidate) => candidate.id === to);
  if (tried?.verb !== 'transfer' || !card || !ship) return undefined;
  const aboard = card.where.kind === 'aboard' && [one.id, other.id].includes(card.where.id);
  if (!aboard) return refuse('swccg.core-transferring.2', 'not-aboard', { id });
  if (moved.includes(card)) return refuse('swccg.core-movement.4', 'moved-in-circles');
  if (!isActive(game, card)) return refuse('swccg.core-inactive.1', 'inactive', { id });
  return whyNoSlot(game, ship, game.definition(card), isPilot(game, card), slotCalled(slot));
}

export function transfers(game: CardTable, one: CardInPlay, other: CardInPlay): Transfer[] {
  const from = (ship: CardInPlay, to: CardInPlay): Transfer[] =>
    game
      .heldBy(ship)
      .filter((card) => card.where.kind === 'aboard' && isActive(game, card))
      .flatMap((card) =>
        freeSlots(game, to, game.definition(card), isPilot(game, card)).map((slot) => ({
          key: `transfer:${card.id}:${to.id}:${slot}`,
          about: { id: card.id, to: to.id, slot },
          card,
          ship: to,
          slot,
        })),
      );
  return [...from(one, other), ...from(other, one)];
}

/** Adds the transfers between an open bay and another starship beside its own: free, each card once a turn. */
export function bayTransfers(game: CardTable, seat: Seat, options: ActionOption[]): void {
  if (game.modifiers['open-bay'] === undefined) return;
  const ships = game.state.cards.filter(
    (card) => card.owner === seat && card.where.kind === 'at' && game.facts(card).type === 'starship',
  );
  for (const ship of ships) {
    for (const bay of openBays(game, ship)) {
      for (const other of ships) {
        const beside = other !== ship && game.locationOf(other) === game.locationOf(ship);
        if (!beside || !mayDock(game, ship, other)) continue;
        options.push(...intoBay(game, other, bay), ...outOfBay(game, seat, bay, other));
      }
    }
  }
}

function intoBay(game: CardTable, from: CardInPlay, bay: LocationInPlay): ActionOption[] {
  return game
    .heldBy(from)
    .filter((card) => card.where.kind === 'aboard' && mayTransfer(game, card, bay) && mayEnter(game, card, bay))
    .map((card) => bayTransfer(game, card, atLocation(bay)));
}

function outOfBay(game: CardTable, seat: Seat, bay: LocationInPlay, to: CardInPlay): ActionOption[] {
  return game
    .at(bay)
    .filter((card) => card.owner === seat && mayTransfer(game, card, game.locationOf(to)))
    .flatMap((card) =>
      freeSlots(game, to, game.definition(card), isPilot(game, card)).map((slot) =>
        bayTransfer(game, card, { kind: 'aboard', id: to.id, slot }),
      ),
    );
}

function mayTransfer(game: CardTable, card: CardInPlay, to: LocationInPlay | null): boolean {
  if (game.state.used.includes(`transfer:${card.id}`) || !isActive(game, card)) return false;
  return ask(game, game.modifiers['may-move'], { card, to }, 1) > 0;
}

function bayTransfer(game: CardTable, card: CardInPlay, where: Where): ActionOption {
  const key = where.slot === null ? `transfer:${card.id}:${where.id}` : `transfer:${card.id}:${where.id}:${where.slot}`;
  return deed(key, { do: 'transfer', id: card.id, to: where.id, slot: where.slot, cost: 0 }, () =>
    transferByBay(game, card, where),
  );
}

function* transferByBay(game: CardTable, card: CardInPlay, where: Where): Procedure<void> {
  game.state.used.push(`transfer:${card.id}`);
  relocate(game, card, where, 'transfer', 'swccg.core-transferring.3');
  yield* recheckBoard(game);
}
