import { readFileSync } from 'node:fs';
import { runScenario } from '@rangefinder/conformance';
import { BadInput, fromLink, type Game, Match, Random, randomAnswer, toLink } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../games.ts';
import { type Draft, draftFromScenario, draftOf, readDice, recordOf, writeDice, writeScenario } from './scenario.ts';

const game: Game = await loadGame('xwing2');
const SCENARIO = readFileSync(new URL('../../../../xwing2/scenarios/attack/range-two.yaml', import.meta.url), 'utf8');

function draft(): Draft {
  const read = draftFromScenario('range-two.yaml', SCENARIO);
  if (!read) throw new Error('No position in the scenario.');
  return read;
}

describe('a scenario file', () => {
  it('passes with the position alone', async () => {
    const { text, decisions } = writeScenario(draft(), game, []);
    expect(decisions).toBe(0);
    expect(await runScenario('sandbox.yaml', text, async () => game)).toMatchObject({ failure: undefined });
  });

  it('passes with what was decided, and is read back as it was', async () => {
    const one = { ...draft(), seed: 'sandbox' };
    const { setup, seed, script } = recordOf(one, game);
    const match = Match.start(game, script ? { setup, seed, script } : { setup, seed });
    const random = new Random('answers');
    for (let i = 0; i < 12 && match.pending[0]; i++)
      match.submit(match.pending[0].seat, randomAnswer(match.pending[0], random, 'answers'));
    const { text } = writeScenario(one, game, match.decisions);
    expect(await runScenario('sandbox.yaml', text, async () => game)).toMatchObject({ failure: undefined });
    expect(game.parseSetup({ position: draftFromScenario('sandbox.yaml', text)?.position })).toEqual(
      game.parseSetup({ position: one.position }),
    );
  });

  it('says so where nobody could come to such a position', async () => {
    const one = draft();
    const placed = (changes: object) => ({
      ...one,
      position: {
        ships: [
          { pilot: 'academypilot', pose: [300, 300, 0], ...changes },
          { pilot: 'lukeskywalker', seat: 1, pose: [300, 600, 0] },
        ],
      },
      dice: '',
    });
    for (const [changes, said] of [
      [{}, undefined],
      [{ upgrades: ['r2d2'] }, 'impossible: upgrades'],
      [{ shields: 9 }, 'impossible: true'],
    ] as const) {
      const { text } = writeScenario(placed(changes), game, []);
      expect(/^impossible: .*$/m.exec(text)?.[0]).toBe(said);
      expect(await runScenario('sandbox.yaml', text, async () => game)).toMatchObject({ failure: undefined });
    }
  });

  it('without a position is not for the editor', () => {
    const text = 'game: salvage\ntitle: t\nproves: []\nsteps: [{ expect: { asked: { p1: bid } } }]\n';
    expect(draftFromScenario('x.yaml', text)).toBeNull();
    expect(() => draftFromScenario('x.yaml', 'game: [')).toThrow(BadInput);
  });
});

describe('dice', () => {
  it('are read and written as lines', () => {
    const script = { dice: ['hit', 'crit'], 'damage-deck:0': ['directhit'] };
    expect(readDice(writeDice(script))).toEqual(script);
    expect(readDice('  ')).toEqual({});
    expect(() => readDice('dice: hit')).toThrow(BadInput);
    expect(() => readDice('dice: [')).toThrow(BadInput);
  });
});

it('keeps what a setup says beside its position', () => {
  const text =
    'game: legion\ntitle: t\nproves: []\nsetup: { mode: skirmish, rounds: 3, position: { round: 2 } }\nsteps: [{ expect: { asked: { p1: activate } } }]\n';
  expect(draftFromScenario('x.yaml', text)).toMatchObject({
    around: { mode: 'skirmish', rounds: 3 },
    position: { round: 2 },
  });
});

it('a draft travels in a link', async () => {
  const record = recordOf(draft(), game);
  const arrived = draftOf(await fromLink(await toLink(record)));
  expect(arrived?.dice).toBe(draft().dice);
  expect(game.parseSetup({ position: arrived?.position })).toEqual(game.parseSetup({ position: draft().position }));
});
