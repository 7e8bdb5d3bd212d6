import { Match, Random, randomAnswer } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { xwing2 } from './index.ts';
import { parsePosition } from './position.ts';
import { EMPTY_POSITION, positionOf, writePosition } from './positionfile.ts';
import { checkPossible } from './possible.ts';

describe('a written position', () => {
  it('says nothing that goes without saying', () => {
    expect(writePosition(EMPTY_POSITION)).toEqual({ phase: 'planning', ships: [] });
    const ship = { pilot: 'lukeskywalker', pose: [100, 100, 0] };
    expect(writePosition(parsePosition({ ships: [ship] }))).toEqual({ phase: 'planning', ships: [ship] });
  });
});

it('the table of a match in any phase becomes a position that can be played', () => {
  const random = new Random('positions');
  for (let game = 0; game < 3; game++) {
    const match = Match.start(xwing2, { setup: xwing2.randomSetup(random), seed: `p${game}` }, { checkpoints: false });
    for (let i = 0; i < 260 && match.pending[0]; i++) {
      const [request] = match.pending;
      match.submit(request.seat, randomAnswer(request, random, 'answers'));
      if (i % 37 !== 0 || match.state.phase === 'setup') continue;
      const position = JSON.parse(JSON.stringify(writePosition(positionOf(match.state))));
      const { mission, rounds } = match.state;
      const setup = xwing2.parseSetup({ mission, rounds, position });
      const facts = ({ ships }: typeof match.state) =>
        ships
          .filter(({ place, destroyed }) => place === 'play' && !destroyed)
          .map(({ id, pose, shields, damage, tokens, upgrades }) => ({ id, pose, shields, damage, tokens, upgrades }));
      expect(facts(xwing2.setup(setup, new Random('again')))).toEqual(facts(match.state));
      expect(() => Match.start(xwing2, { setup, seed: 'again' })).not.toThrow();
      // In the middle of an attack damage waits to destroy somebody, and a turret to be pointed.
      if (!match.state.attack && match.pending[0]?.topic !== 'point-turret')
        expect(() => checkPossible(setup)).not.toThrow();
    }
  }
});
