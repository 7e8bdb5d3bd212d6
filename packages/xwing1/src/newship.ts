import type { Seat } from '@rangefinder/kernel';
import type { Catalog } from './edition.ts';
import { known } from './known.ts';
import { ALL_TOKENS, type Equipped, type Ship, type Token } from './state.ts';

const NO_TOKENS = Object.fromEntries(ALL_TOKENS.map((token) => [token, 0])) as Record<Token, number>;

export function noTokens(): Record<Token, number> {
  return { ...NO_TOKENS };
}

/** A card fresh from the box. */
export function newUpgrade(id: string): Equipped {
  return { id, side: 'front', discarded: false, counters: 0 };
}

/** A ship fresh from its card, with its shields (xw1.shields.2, xw1.setup.12). */
export function newShip(cards: Catalog, id: string, seat: Seat, pilot: string, upgrades: readonly string[]): Ship {
  let { shields } = cards.pilot(pilot).type;
  for (const upgrade of upgrades) shields += cards.upgrade(upgrade).stats?.shields ?? 0;
  const ship: Ship = {
    id,
    seat,
    contingent: 0,
    pilot,
    place: 'reserve',
    pose: { x: 0, y: 0, heading: 0 },
    destroyed: false,
    shields,
    upgrades: upgrades.map(newUpgrade),
    tokens: noTokens(),
    locks: [],
    damage: [],
    conditions: [],
    turret: [],
    dial: null,
    revealed: false,
    executed: null,
    performed: [],
    contact: [],
    parallel: [],
    acted: false,
    skipsAction: false,
    crossed: [],
    droppedBomb: false,
    carrier: null,
    memory: {},
    skills: [],
  };
  known(ship, cards); // from the start, so that ships never change their shape
  return ship;
}
