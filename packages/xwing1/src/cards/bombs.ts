import { type ConvexPolygon, placed, rectangle, regularPolygon } from '@rangefinder/geometry';
import type { Procedure } from '@rangefinder/kernel';
import { ATTACK_DIE, type AttackFace } from '@rangefinder/xwing';
import type { BombEffect, BombFacts } from '../card.ts';
import { isSparedBomb, shipsNearBomb } from '../rules/bombs.ts';
import { dealAndCheck, sufferAll, sufferDamage } from '../rules/damage.ts';
import { gainToken } from '../rules/tokens.ts';
import type { Bomb, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

const ROUND = [regularPolygon(12, 14.2)];

/** A shape with its guides: a tab from its rear to where a template's end goes (xw1.bombs.11). */
function withGuides(shape: ConvexPolygon, depth: number, offset: number): readonly ConvexPolygon[] {
  const tab = placed(rectangle(18, offset - depth + 1), { x: 0, y: -(offset + depth - 1) / 2, heading: 0 });
  return [shape, tab];
}

/** One that goes off at the end of the Activation phase, on every ship at range 1 (xw1.bombs.18). */
function bomb(id: string, name: string, onShip: (t: XTable, ship: Ship, bomb: Bomb) => Procedure<void>): BombFacts {
  return {
    id,
    name,
    detonates: 'end-of-activation',
    shape: ROUND,
    offset: 14.2,
    beside: [],
    *effect(t, token) {
      for (const ship of shipsNearBomb(t, token, 1)) {
        if (ship.place === 'play' && !(yield* isSparedBomb(t, ship, token))) yield* onShip(t, ship, token);
      }
    },
  };
}

/** Attack dice that a ship rolls because of a bomb. */
function* rollForBomb(t: XTable, ship: Ship, token: Bomb, count: number): Procedure<readonly AttackFace[]> {
  const rule = 'xw1.bombs.2';
  yield* t.window('before-dice-rolled', { ship, sides: ATTACK_DIE });
  const dice = t.rollAttackDice(count);
  t.emit({ type: 'rolled', rule, ship: ship.id, dice: [...dice], why: token.bomb });
  yield* t.window('bomb-dice-rolled', { ship, bomb: token, dice });
  return dice;
}

function countOf(dice: readonly AttackFace[], wanted: AttackFace): number {
  return dice.filter((face) => face === wanted).length;
}

/** The ship that set off a mine rolls dice and suffers what they show. */
function mineDice(count: number, crits: 'as crits' | 'as damage'): BombEffect {
  return function* (t, token, ship) {
    if (!ship) return;
    const dice = yield* rollForBomb(t, ship, token, count);
    const rule = 'xw1.bombs.2';
    const [hits, criticals] = [countOf(dice, 'hit'), countOf(dice, 'crit')];
    if (crits === 'as crits') yield* sufferAll(t, ship, hits, criticals, { rule, bomb: token });
    else yield* sufferAll(t, ship, hits + criticals, 0, { rule, bomb: token });
  };
}

/** Tokens whose outlines are not published are given plain shapes of the size their placement implies. */
export const BOMBS: readonly BombFacts[] = [
  // xw1.bombs.15
  bomb('protonbomb', 'Proton Bomb', (t, ship) => dealAndCheck(t, ship, true, 'xw1.bombs.15')),
  // xw1.bombs.16
  bomb('seismiccharge', 'Seismic Charge', (t, ship, token) =>
    sufferDamage(t, ship, 'hit', 1, { rule: 'xw1.bombs.16', bomb: token }),
  ),
  bomb('ionbomb', 'Ion Bomb', (t, ship, { seat }) => gainToken(t, ship, 'ion', 2, { rule: 'xw1.bombs.2', by: seat })),
  bomb('thermaldetonator', 'Thermal Detonator', function* (t, ship, token) {
    yield* sufferDamage(t, ship, 'hit', 1, { rule: 'xw1.bombs.2', bomb: token });
    yield* gainToken(t, ship, 'stress', 1, { rule: 'xw1.bombs.2', by: token.seat });
  }),
  bomb('bomblet', 'Bomblet', function* (t, ship, token) {
    const dice = yield* rollForBomb(t, ship, token, 2);
    yield* sufferAll(t, ship, countOf(dice, 'hit'), countOf(dice, 'crit'), { rule: 'xw1.bombs.2', bomb: token });
  }),
  {
    id: 'proximitymine',
    name: 'Proximity Mine',
    detonates: 'overlapped',
    shape: withGuides(rectangle(56, 48), 24, 32.6),
    offset: 32.6,
    beside: [],
    effect: mineDice(3, 'as crits'), // xw1.bombs.17
  },
  {
    id: 'clustermine',
    name: 'Cluster Mine',
    detonates: 'overlapped',
    shape: withGuides(regularPolygon(12, 14), 14, 19.5),
    offset: 19.5,
    beside: [
      { x: -40, y: 1.2, heading: 0 },
      { x: 40, y: 1.2, heading: 0 },
    ],
    effect: mineDice(2, 'as damage'),
  },
  {
    id: 'connernet',
    name: 'Conner Net',
    detonates: 'overlapped',
    shape: withGuides(rectangle(64, 64), 32, 38.9),
    offset: 38.9,
    beside: [],
    *effect(t, token, ship) {
      if (!ship) return;
      yield* sufferDamage(t, ship, 'hit', 1, { rule: 'xw1.bombs.2', bomb: token });
      yield* gainToken(t, ship, 'ion', 2, { rule: 'xw1.bombs.2', by: token.seat });
      ship.skipsAction = true;
    },
  },
];

const BY_ID = new Map(BOMBS.map((facts) => [facts.id, facts]));

export function findBomb(id: string): BombFacts | undefined {
  return BY_ID.get(id);
}

export function bombFacts(id: string): BombFacts {
  const facts = BY_ID.get(id);
  if (!facts) throw new Error(`There is no bomb "${id}".`);
  return facts;
}
