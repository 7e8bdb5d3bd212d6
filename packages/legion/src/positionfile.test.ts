import { BadInput, Match, Random, randomAnswer } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { legion } from './index.ts';
import { parsePosition } from './position.ts';
import { EMPTY_POSITION, positionOf, writePosition } from './positionfile.ts';
import { checkPossible } from './possible.ts';
import type { LegionState } from './state.ts';

const STORMTROOPERS = {
  unit: 'stormtroopers',
  minis: [
    [100, 100, 0],
    [130, 100, 0],
  ],
};

describe('a written position', () => {
  it('says nothing that goes without saying', () => {
    expect(writePosition(EMPTY_POSITION)).toEqual({ phase: 'activation' });
    const written = { phase: 'command', units: [STORMTROOPERS] };
    expect(writePosition(parsePosition(written))).toEqual(written);
  });

  it('says which miniatures are left where they are not the first', () => {
    const minis = [
      { number: 1, pose: [100, 100, 0] },
      { number: 4, pose: [130, 100, 0] },
    ];
    const position = { phase: 'command', units: [{ ...STORMTROOPERS, minis }] };
    expect(writePosition(parsePosition(position))).toEqual(position);
    const { units } = legion.setup(legion.parseSetup({ position }), new Random('minis'));
    expect(units[0]?.minis.map(({ id }) => id)).toEqual(['stormtroopers-1', 'stormtroopers-4']);
  });

  it('leaves nothing beside who has been defeated', () => {
    const position = {
      units: [{ ...STORMTROOPERS, tokens: { suppression: 2 }, order: 'faceup', activated: true, panicked: true }],
    };
    const state = legion.setup(legion.parseSetup({ position }), new Random('defeated'));
    for (const unit of state.units) unit.place = 'defeated';
    const left = positionOf(state);
    expect(left.units[0]).toMatchObject({ tokens: {}, order: 'pool', activated: false, panicked: false });
    expect(() => checkPossible(legion.parseSetup({ position: writePosition(left) }))).not.toThrow();
  });

  it('names no miniature that its unit has not', () => {
    const position = { units: [{ ...STORMTROOPERS, minis: [{ number: 9, pose: [100, 100, 0] }] }] };
    expect(() => legion.setup(legion.parseSetup({ position }), new Random('minis'))).toThrow(BadInput);
  });
});

const AHEAD = ['displace', 'place-others', 'formation'];

/** What must be the same after a position was read again. */
function facts({ units, terrain, markers, players }: LegionState) {
  return {
    terrain,
    places: markers.map(({ id, pose, on }) => ({ id, pose, on })),
    scores: players.map(({ edge, victory }) => ({ edge, victory })),
    units: units
      .filter(({ place }) => place !== 'defeated')
      .map(({ id, seat, card, rank, place, minis, upgrades, tokens, shields, panicked, damage, carrier }) => ({
        ...{ id, seat, card, rank, place, tokens, shields, panicked, damage, carrier },
        minis: minis.map((mini) => ({ ...mini, pose: place === 'play' ? mini.pose : null })),
        upgrades: upgrades.map((one) => ({ ...one, counters: {} })),
      })),
  };
}

it('the table of a match in any phase becomes a position that can be played', () => {
  const random = new Random('positions');
  for (let game = 0; game < 2; game++) {
    const made = legion.typicalSetup?.(random) ?? legion.randomSetup(random);
    const match = Match.start(legion, { setup: made, seed: `p${game}` }, { checkpoints: false });
    for (let i = 0; i < 240 && match.pending[0]; i++) {
      const [request] = match.pending;
      match.submit(request.seat, randomAnswer(request, random, 'answers'));
      if (i % 29 !== 0 || match.state.phase === 'setup') continue;
      const position = JSON.parse(JSON.stringify(writePosition(positionOf(match.state))));
      const setup = legion.parseSetup({ mode: match.state.mode, position });
      expect(legion.parseSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
      const again = legion.setup(setup, new Random('again'));
      expect(facts(again)).toEqual(facts(match.state));
      expect(() => Match.start(legion, { setup, seed: 'again' })).not.toThrow();
      // While a unit moves its leader may have gone ahead, or somebody waits to be pushed aside.
      if (!match.state.activation && !AHEAD.includes(match.pending[0]?.topic ?? ''))
        expect(() => checkPossible(setup)).not.toThrow();
    }
  }
});
