import type { Seat } from '@rangefinder/kernel';
import type { Catalog } from './edition.ts';
import { known } from './known.ts';
import { ALL_TOKENS, type Equipped, type Ship, type Token } from './state.ts';

const NO_TOKENS = Object.fromEntries(ALL_TOKENS.map((token) => [token, 0])) as Record<Token, number>;

export function noTokens(): Record<Token, number> {
  return { ...NO_TOKENS };
}

/** A card fresh from the box, with all its charges (xw2.setup.2). */
export function newUpgrade(cards: Catalog, id: string): Equipped {
  return { id, charges: cards.upgrade(id).charges?.value ?? 0, side: 'front', under: null };
}

/** A ship fresh from its card, with all its charges and shields (xw2.setup.2). */
export function newShip(cards: Catalog, id: string, seat: Seat, pilot: string, upgrades: readonly string[]): Ship {
  const card = cards.pilot(pilot);
  const equipped: Equipped[] = [];
  let shields = card.type.shields;
  let force = card.force?.value ?? 0;
  for (const upgrade of upgrades) {
    const front = cards.upgrade(upgrade);
    equipped.push(newUpgrade(cards, upgrade));
    shields += front.stats?.shields ?? 0;
    force += front.force?.value ?? 0;
  }
  const ship: Ship = {
    id,
    seat,
    contingent: 0,
    pilot,
    place: 'reserve',
    pose: { x: 0, y: 0, heading: 0 },
    destroyed: false,
    shields,
    force,
    charges: card.charges?.value ?? 0,
    upgrades: equipped,
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
    acted: false,
    actionStep: null,
    skipsAction: false,
    noMoreActions: false,
    bonusAttacked: false,
    tractored: false,
    placedDevice: false,
    decloaked: false,
    carrier: null,
    memory: {},
    initiatives: [],
    cargo: null,
    halved: false,
  };
  known(ship, cards); // from the start, so that ships never change their shape
  return ship;
}
