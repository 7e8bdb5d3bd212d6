import { disc } from '@rangefinder/geometry';
import type { Base } from './battlefield/model.ts';
import type { UnitFacts } from './card.ts';
import { TOKEN_RADIUS } from './rules/markers.ts';
import { ALL_TOKENS, type LegionState, type Marker, type Token, type Unit } from './state.ts';

/*
 * A token that detonates is an attacker like any other (legion.detonate.5): to the rules of attacks it looks like a unit of one
 * flat, blind miniature without keywords, whose player is whoever made it detonate.
 */

const BASE: Base = {
  shape: disc(0, 0, TOKEN_RADIUS),
  radius: TOKEN_RADIUS,
  length: 2 * TOKEN_RADIUS,
  notched: false,
  small: true,
};

/** How thick a token is. */
const THICKNESS = 3;

/** What surges become is printed with its weapon (legion.detonate.6). */
const SURGES = ['', 'hit', 'crit'] as const;
const CARD = 'token:';

function factsFor(surges: 0 | 1 | 2): UnitFacts {
  return {
    id: `${CARD}${surges}`,
    name: '',
    title: '',
    faction: 'empire',
    rank: 'corps',
    counterpart: false,
    type: 'trooper',
    subtypes: [],
    unique: false,
    points: 0,
    formerPoints: 0,
    minis: 1,
    wounds: 1,
    courage: null,
    resilience: null,
    speed: 0,
    defense: 'white',
    surgeAttack: SURGES[surges] || null,
    surgeDefense: null,
    keywords: [],
    weapons: [],
    slots: [],
    base: BASE,
    height: THICKNESS,
    eye: THICKNESS,
    sure: true,
  };
}

const FACTS = new Map(([0, 1, 2] as const).map((surges) => [`${CARD}${surges}`, factsFor(surges)]));

/** What a token is as an attacker; undefined for every card. */
export function tokenFacts(card: string): UnitFacts | undefined {
  return FACTS.get(card);
}

/** Where a token remembers which unit made it detonate: its place among all units. */
export const BY_UNIT = 'detonated-by-unit';

/** The unit that answers for what another has done: for a token, the one that made it detonate (legion.bounty.8). */
export function answerable({ units, markers }: LegionState, by: Unit | null): Unit | null {
  if (by === null || tokenFacts(by.card) === undefined) return by;
  const index = markers.find(({ id }) => id === by.id)?.memory[BY_UNIT];
  return index === undefined ? null : (units[index] ?? null);
}

const attackers = new WeakMap<object, Unit>();

/** A token as the attacker of its detonation; the same one as long as the token lies there for the same player. */
export function tokenAttacker(marker: Pick<Marker, 'id' | 'pose' | 'on' | 'memory'>): Unit {
  const { id, pose, on, memory } = marker;
  const seat = memory['detonated-by'] ?? 0;
  const card = `${CARD}${memory.surges ?? 0}`;
  let unit = attackers.get(marker);
  if (unit === undefined || unit.seat !== seat || unit.card !== card || unit.minis[0]?.pose !== pose) {
    const tokens = Object.fromEntries(ALL_TOKENS.map((token) => [token, 0]));
    unit = {
      id,
      seat,
      card,
      rank: 'corps',
      place: 'play',
      minis: [{ id, from: null, counterpart: null, pose, on, wounds: 0 }],
      upgrades: [],
      loadout: [],
      strength: 1,
      tokens: tokens as Record<Token, number>,
      shields: { active: 0, inactive: 0 },
      order: 'pool',
      activated: true,
      panicked: false,
      damage: null,
      disrupted: null,
      carrier: null,
      claimed: [],
      memory: {},
    };
    attackers.set(marker, unit);
  }
  return unit;
}
