import { Match } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { allUnits } from '../../src/cards/catalog.ts';
import { legion } from '../../src/index.ts';
import { battlefieldsFor } from '../../src/terrain/battlefields.ts';
import { allTerrain } from '../../src/terrain/kinds.ts';
import {
  changeUnit,
  chosenBy,
  type Draft,
  EMPTY,
  giveOrder,
  readDraft,
  removed,
  setObjective,
  stateOf,
  writeDraft,
} from './draft.ts';
import { EXAMPLE } from './example.ts';
import { faultsOf } from './faults.ts';
import { addTerrain, layBattlefield, moveTerrain, resizeTable } from './ground.ts';
import { addUnit, boardUnit, copyUnit, equipUnit, moveMini, moveUnit, resizeUnit } from './placing.ts';

function unitOf(draft: Draft, id: string) {
  const chosen = chosenBy(draft, id);
  if (chosen?.kind !== 'unit') throw new Error(`No unit ${id}.`);
  return chosen.unit;
}

/** The draft as it comes back from a file. */
function again(draft: Draft): Draft {
  const { position, around } = JSON.parse(JSON.stringify(writeDraft(draft)));
  return readDraft(position, around);
}

const one = addUnit(EMPTY, 'stormtroopers', 0).draft;
const two = addUnit(one, 'rebel-troopers', 1).draft;

describe('a new unit', () => {
  it('has a name of its own, which no miniature has', () => {
    const more = addUnit(addUnit(two, 'stormtroopers', 0).draft, 'darth-vader-dark-lord-of-the-sith', 0).draft;
    expect(more.position.units.map(({ id }) => id)).toEqual([
      'stormtroopers-1',
      'rebel-troopers-1',
      'stormtroopers-2',
      'darth-vader-dark-lord-of-the-sith',
    ]);
  });

  it('stands in cohesion before its own edge, with an order', () => {
    const [mine, theirs] = two.position.units;
    expect(mine?.minis).toHaveLength(4);
    expect(mine?.minis.every(({ pose }) => pose.y < 300)).toBe(true);
    expect(theirs?.minis.every(({ pose }) => pose.y > 600)).toBe(true);
    expect(mine?.order).toBe('faceup');
    expect(faultsOf(two)).toEqual([]);
  });

  it('of any card finds a place on any battlefield', () => {
    for (const mode of ['skirmish', 'standard'] as const) {
      const [ground = 'empty'] = battlefieldsFor(mode);
      const laid = layBattlefield({ ...EMPTY, mode }, ground);
      for (const { id, counterpart } of allUnits()) {
        if (counterpart) continue;
        const { draft } = addUnit(laid, id, 1);
        expect(faultsOf(draft), `${id} on ${ground}`).toEqual([]);
      }
    }
  });

  it('that is dropped upon another stands beside it', () => {
    const pose = unitOf(one, 'stormtroopers-1').minis[0]?.pose;
    const more = addUnit(one, 'stormtroopers', 0, pose);
    expect(faultsOf(more.draft)).toEqual([]);
    expect(faultsOf(copyUnit(one, unitOf(one, 'stormtroopers-1')).draft)).toEqual([]);
  });
});

describe('a unit that is moved', () => {
  it('follows its leader in cohesion, onto a roof as well', () => {
    const { draft } = addTerrain(two, 'house', { x: 450, y: 450, heading: 0 });
    const moved = moveUnit(draft, 'stormtroopers-1', { x: 450, y: 450, heading: 30 });
    const { minis } = unitOf(moved, 'stormtroopers-1');
    expect(minis[0]).toMatchObject({ pose: { x: 450, y: 450, heading: 30 } });
    expect(minis[0]?.on).toMatch(/^house-1\//);
    expect(faultsOf(moved)).toEqual([]);
    const bare = removed(moved, {
      kind: 'terrain',
      piece: { id: 'house-1', kind: 'house', pose: { x: 0, y: 0, heading: 0 } },
    });
    expect(
      unitOf(again(moveTerrain(moved, 'house-1', { x: 800, y: 800, heading: 0 })), 'stormtroopers-1').minis[0]?.on,
    ).toBeNull();
    expect(bare.position.terrain).toEqual([]);
  });

  it('upon an enemy stands in contact with it: a melee', () => {
    const foe = unitOf(two, 'rebel-troopers-1').minis[0]?.pose ?? { x: 0, y: 0, heading: 0 };
    const moved = moveUnit(two, 'stormtroopers-1', { ...foe, y: foe.y - 20 });
    const match = Match.start(legion, {
      setup: legion.parseSetup({ ...writeDraft(moved).around, position: writeDraft(moved).position }),
      seed: 'm',
    });
    expect(match.outcome).toBeNull();
    expect(faultsOf(moved)).toEqual([]);
  });

  it('can be taken apart, and says so', () => {
    const unit = unitOf(one, 'stormtroopers-1');
    const apart = moveMini(one, unit, 3, { x: 800, y: 800, heading: 0 });
    expect(faultsOf(apart)).toMatchObject([{ unit: 'stormtroopers-1', wrong: { code: 'out-of-cohesion' } }]);
    expect(unitOf(apart, 'stormtroopers-1').minis[2]).toEqual(unit.minis[2]);
  });
});

describe('a unit that is changed', () => {
  it('loses its last miniatures, or one of them, and gets them back in cohesion', () => {
    const fewer = resizeUnit(one, unitOf(one, 'stormtroopers-1'), 2);
    expect(unitOf(fewer, 'stormtroopers-1').minis.map(({ number }) => number)).toEqual([null, null]);
    const chosen = chosenBy(one, 'stormtroopers-1-2');
    if (!chosen) throw new Error('There is no second miniature.');
    const without = removed(one, chosen);
    expect(unitOf(again(without), 'stormtroopers-1').minis.map(({ number }) => number)).toEqual([1, 3, 4]);
    expect(stateOf(without).units[0]?.minis.map(({ id }) => id)).toEqual([1, 3, 4].map((n) => `stormtroopers-1-${n}`));
    const whole = resizeUnit(without, unitOf(without, 'stormtroopers-1'), 4);
    expect(stateOf(whole).units[0]?.minis).toHaveLength(4);
    expect(faultsOf(whole)).toEqual([]);
  });

  it('gets who comes with an upgrade, and loses them with it', () => {
    const more = equipUnit(one, unitOf(one, 'stormtroopers-1'), ['dlt-19-stormtrooper']);
    expect(unitOf(more, 'stormtroopers-1').minis).toHaveLength(5);
    expect(faultsOf(more)).toEqual([]);
    expect(unitOf(equipUnit(more, unitOf(more, 'stormtroopers-1'), []), 'stormtroopers-1').minis).toHaveLength(4);
  });

  it('has its order token in the pool when it is not beside it', () => {
    const pool = giveOrder(two, 'stormtroopers-1', 'pool');
    expect(pool.position.players.map((player) => player.pool)).toEqual([['corps'], []]);
    const done = giveOrder(pool, 'stormtroopers-1', 'facedown');
    expect(done.position.players[0]?.pool).toEqual([]);
    expect(unitOf(done, 'stormtroopers-1').activated).toBe(true);
  });

  it('gets into a vehicle and out again, and goes with it', () => {
    const { draft, id } = addUnit(two, 'occupier-combat-assault-tank', 0);
    const inside = boardUnit(draft, unitOf(draft, 'stormtroopers-1'), id);
    expect(unitOf(again(inside), 'stormtroopers-1')).toMatchObject({ place: 'transported', carrier: id });
    const out = boardUnit(inside, unitOf(inside, 'stormtroopers-1'), null);
    expect(faultsOf(out)).toEqual([]);
    const vehicle = chosenBy(inside, id);
    if (!vehicle) throw new Error('There is no vehicle.');
    expect(removed(inside, vehicle).position.units.map((unit) => unit.id)).toEqual(['rebel-troopers-1']);
  });
});

describe('the table', () => {
  it('stays something the rules can read', () => {
    const laid = layBattlefield(changeUnit(two, 'rebel-troopers-1', { tokens: { suppression: 2 } }), 'settlement');
    expect(writeDraft(again(laid))).toEqual(writeDraft(laid));
  });

  it('walls nobody in with a battlefield', () => {
    const example = readDraft(EXAMPLE, { mode: 'skirmish' });
    for (const id of battlefieldsFor('skirmish')) expect(faultsOf(layBattlefield(example, id)), id).toEqual([]);
  });

  it('takes any terrain, and names each piece', () => {
    const all = allTerrain().reduce(
      (draft, { id }) => addTerrain(draft, id, { x: 450, y: 450, heading: 0 }).draft,
      EMPTY,
    );
    expect(new Set(again(all).position.terrain.map(({ id }) => id)).size).toBe(allTerrain().length);
  });

  it('makes terrain of the battlefield of a file, once', () => {
    const { position } = writeDraft({ ...EMPTY, mode: 'standard' });
    const read = readDraft(position, { battlefield: 'settlement', rounds: 4 });
    expect(read.position.terrain.length).toBeGreaterThan(10);
    expect(writeDraft(read).around).toEqual({ rounds: 4 });
    expect(readDraft(writeDraft(read).position, { battlefield: 'settlement' }).position.terrain).toEqual(
      read.position.terrain,
    );
  });

  it('has the tokens of an objective where its card says', () => {
    const card = setObjective({ ...EMPTY, mode: 'standard' }, 'intercept-the-transmissions');
    expect(again(card).position.markers.map(({ id, pose }) => [id, pose.x])).toEqual([
      ['objective-1', 450],
      ['objective-2', 900],
      ['objective-3', 1350],
    ]);
    expect(setObjective(card, '').position.markers).toHaveLength(3);
  });

  it('names every piece of a file apart, and says what cannot be laid', () => {
    const barricade = { kind: 'barricade', pose: [100, 100, 0] };
    const read = readDraft({ terrain: [barricade, barricade, { ...barricade, id: 'barricade-1' }] }, {});
    expect(read.position.terrain.map(({ id }) => id)).toEqual(['barricade', 'barricade-2', 'barricade-1']);
    const minis = [{ number: 9, pose: [100, 100, 0] }];
    expect(() => readDraft({ units: [{ unit: 'stormtroopers', minis }] }, {})).toThrow('has no miniature 9');
  });

  it('that becomes smaller keeps everybody on it', () => {
    const wide = resizeTable(two, 'standard');
    const out = moveUnit(wide, 'stormtroopers-1', { x: 1500, y: 200, heading: 0 });
    const back = resizeTable(out, 'skirmish');
    expect(faultsOf(back)).toEqual([]);
    expect(unitOf(back, 'stormtroopers-1').minis.every(({ pose }) => pose.x <= 900)).toBe(true);
  });
});

it('the example can be played, and nobody stands where nobody may', () => {
  const draft = readDraft(EXAMPLE, { mode: 'skirmish' });
  expect(faultsOf(draft)).toEqual([]);
  const { position, around } = writeDraft(draft);
  expect(Match.start(legion, { setup: legion.parseSetup({ ...around, position }), seed: 'e' }).pending[0]?.topic).toBe(
    'activate',
  );
});
