import type { Body, ConvexPolygon } from '@rangefinder/geometry';
import { describe, expect, it } from 'vitest';
import { baseAt, bodyAt } from './base.ts';
import { bandOf, Field, type FieldShip } from './field.ts';
import type { LyingObstacle } from './laid.ts';
import { isShapeInArc } from './measuring.ts';
import { rangeDice, type ShotWeapon, shotsAt } from './shots.ts';

function ship(id: string, seat: number, x: number, y: number): FieldShip {
  return { id, seat, contingent: 0, place: 'play', pose: { x, y, heading: 0 }, contact: [] };
}

/** Small ships that look up the table, one of them at its middle. */
class Skirmish extends Field {
  readonly arcLines: Field['arcLines'];
  readonly playArea = 914;
  readonly touching = 'contact';
  readonly ships: readonly FieldShip[];
  readonly obstacles: readonly LyingObstacle[] = [
    { id: 'rock', token: 'coreasteroid0', pose: { x: 650, y: 500, heading: 0 } },
  ];

  constructor(reach: number, ...others: readonly FieldShip[]) {
    super();
    this.ships = [ship('me', 0, 500, 500), ...others];
    this.arcLines = { frontAngle: { small: 80, medium: 80, large: 80 }, bullseyeWidth: 15, reach };
  }

  get me(): FieldShip {
    const [me] = this.ships;
    if (!me) throw new Error('I am always there.');
    return me;
  }

  sizeOf(): 'small' {
    return 'small';
  }

  base({ pose }: FieldShip): ConvexPolygon {
    return baseAt('small', pose);
  }

  body({ pose }: FieldShip): Body {
    return bodyAt('small', pose);
  }

  shots(...weapons: readonly ShotWeapon[]) {
    const targets = this.enemiesOf(0).map((enemy) => ({ id: enemy.id, pieces: [this.base(enemy)] }));
    const aiming = { may: () => true, range: (_target: unknown, distance: number) => bandOf(distance) };
    return shotsAt(this, this.me, weapons, targets, aiming).map(({ weapon, target, range, lines }) =>
      [weapon.id, target, range, ...lines.map(({ under }) => under.join('+') || 'clear')].join(' '),
    );
  }
}

const PRIMARY: ShotWeapon = { id: 'primary', arcs: ['front'], dice: 3, range: [1, 3], rangeBonus: true };
const TURRET: ShotWeapon = { ...PRIMARY, id: 'turret', arcs: 'all-round' };
const TORPEDO: ShotWeapon = { ...PRIMARY, id: 'torpedo', range: [2, 3], rangeBonus: false };

const AHEAD = ship('ahead', 1, 500, 620);
const ASIDE = ship('aside', 1, 800, 500);
const ABAFT = ship('abaft', 1, 500, 300);

describe('shots', () => {
  it('are at what is in the arcs of a weapon, at its range', () => {
    expect(new Skirmish(300, AHEAD, ASIDE, ABAFT).shots(PRIMARY, TORPEDO)).toEqual(['primary ahead 1 clear']);
    expect(new Skirmish(300, ABAFT).shots({ ...PRIMARY, arcs: ['front', 'rear'] })).toEqual(['primary abaft 2 clear']);
  });

  it('go all round from a turret, whatever arc a target is in, with a choice of equally short lines', () => {
    expect(new Skirmish(300, AHEAD, ASIDE, ABAFT).shots(TURRET)).toEqual([
      'turret ahead 1 clear',
      'turret aside 3 clear rock',
      'turret abaft 2 clear',
    ]);
  });

  it('are at nothing that an edition forbids', () => {
    const table = new Skirmish(300, AHEAD);
    const targets = [{ id: 'ahead', pieces: [table.base(AHEAD)] }];
    expect(shotsAt(table, table.me, [PRIMARY], targets, { may: () => false, range: () => 1 })).toEqual([]);
  });

  it('have a range bonus if their weapon has one', () => {
    expect([0, 1, 2, 3].map((range) => rangeDice({ rangeBonus: true, range }, 'attack'))).toEqual([0, 1, 0, 0]);
    expect([0, 1, 2, 3].map((range) => rangeDice({ rangeBonus: true, range }, 'defense'))).toEqual([0, 0, 0, 1]);
    expect(rangeDice({ rangeBonus: false, range: 1 }, 'attack')).toBe(0);
  });
});

describe('arcs', () => {
  it('reach as far as those of the edition', () => {
    const far = ship('far', 1, 500, 900);
    const isIn = (table: Skirmish) => isShapeInArc(table, table.me, 'front', table.base(far));
    expect(isIn(new Skirmish(300, far))).toBe(false);
    expect(isIn(new Skirmish(Number.POSITIVE_INFINITY, far))).toBe(true);
  });
});
