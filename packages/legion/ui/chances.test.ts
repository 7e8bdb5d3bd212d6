import { Match } from '@rangefinder/kernel';
import { expect, it } from 'vitest';
import { legion } from '../src/index.ts';
import { oddsOf } from '../src/odds/odds.ts';
import { atLeast, countedWounds } from '../src/odds/wounds.ts';
import { chancesOf } from './chances.ts';

const SQUAD = [0, 30, 60, 90];

/** What stormtroopers may expect of an attack on rebels that stand so far off. */
function chances(y: number, tokens: object = {}) {
  const setup = legion.parseSetup({
    position: {
      begun: true,
      units: [
        { id: 'storm', unit: 'stormtroopers', order: 'faceup', tokens, minis: SQUAD.map((x) => [500 + x, 300, 0]) },
        { id: 'rebels', unit: 'rebel-troopers', seat: 1, minis: SQUAD.map((x) => [500 + x, y, 180]) },
      ],
    },
  });
  const match = Match.start(legion, { setup, seed: 'chances' }, { events: false, checkpoints: false });
  return chancesOf(match.view(0), 'storm', 'rebels');
}

/** The same as the page of odds has it. */
function odds(range: number, aim: number) {
  const attacker = { unit: 'stormtroopers', upgrades: [], tokens: { aim } };
  const defender = { unit: 'rebel-troopers', upgrades: [] };
  const around = { range, cover: 'none', facing: 'front', rushed: false, turned: false, without: [] } as const;
  const found = oddsOf({ attacker, defender, ...around });
  if (!found) throw new Error('Nobody can attack.');
  return { wounds: countedWounds(found.wounds, found.health), defeat: atLeast(found.wounds, found.health) };
}

it('an attack promises at the table what the page of odds says', () => {
  for (const aim of [0, 2]) {
    const [here, there] = [chances(700, { aim }), odds(3, aim)];
    expect(here?.wounds).toBeCloseTo(there.wounds, 9);
    expect(here?.defeat).toBeCloseTo(there.defeat, 9);
    expect(here?.wounds).toBeGreaterThan(0.3);
  }
  expect(chances(700, { aim: 2 })?.wounds).toBeGreaterThan(chances(700)?.wounds ?? 9);
});

it('promises nothing where nothing reaches', () => {
  expect(chances(880)).toBeNull();
});
