import { Match, Random, randomAnswer } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { xwing1 } from './index.ts';
import { parsePosition } from './position.ts';
import { EMPTY_POSITION, positionOf, writePosition } from './positionfile.ts';
import { checkPossible } from './possible.ts';

const TIE = { pilot: 'academypilot', seat: 1, pose: [400, 800, 180] };

/** Everything that can be said of a table, none of it what goes without saying. */
const FULL = {
  round: 3,
  phase: 'combat',
  begun: true,
  firstPlayer: 1,
  ships: [
    {
      id: 'red',
      pilot: 'redsquadronpilot',
      upgrades: ['protontorpedoes', 'r2astromech', 'servomotorsfoils', 'extramunitions'],
      pose: [400, 100, 0],
      tokens: { focus: 1, stress: 2 },
      locks: ['academypilot'],
      damage: ['directhit', { card: 'consolefire', faceup: false }],
      dial: '3-straight',
      shields: 1,
      counters: { protontorpedoes: 1 },
      discarded: ['r2astromech'],
      flipped: ['servomotorsfoils'],
      touching: ['academypilot'],
      acted: true,
      performed: ['focus'],
      conditions: [{ card: 'illshowyouthedarkside', by: 1, source: 'academypilot', damage: 'directhit' }],
    },
    { pilot: 'asajjventress', pose: [200, 300, 0], turret: ['left'] },
    TIE,
  ],
  obstacles: [{ id: 'rock', token: 'coreasteroid0', pose: [300, 500, 45] }],
  bombs: [{ id: 'mine', bomb: 'proximitymine', seat: 1, source: 'academypilot', pose: [600, 500, 0] }],
  decks: [['directhit'], { whole: ['consolefire'] }],
  discards: [['blindedpilot'], []],
  scores: [12, 0],
};

describe('a written position', () => {
  it('says nothing that goes without saying', () => {
    expect(writePosition(EMPTY_POSITION)).toEqual({ phase: 'planning', ships: [] });
    const ship = { pilot: 'lukeskywalker', pose: [100, 100, 0] };
    expect(writePosition(parsePosition({ ships: [ship] }))).toEqual({ phase: 'planning', ships: [ship] });
  });

  it('says everything else, and reads the same again', () => {
    const read = parsePosition(FULL);
    const written = JSON.parse(JSON.stringify(writePosition(read)));
    expect(Object.keys(written).sort()).toEqual(Object.keys(FULL).sort());
    expect(Object.keys(written.ships[0]).sort()).toEqual(Object.keys(FULL.ships[0] ?? {}).sort());
    expect(Object.keys(written.ships[1]).sort()).toEqual(['pilot', 'pose', 'turret']);
    expect(parsePosition(written)).toEqual(read);
  });

  it.each([
    [{ ...FULL, round: 0 }, 'position.round'],
    [{ ...FULL, phase: 'setup' }, 'position.phase'],
    [{ ...FULL, firstPlayer: 2 }, 'position.firstPlayer'],
    [{ ships: [TIE, TIE] }, 'position.ships'],
    [{ ships: [{ ...TIE, pilot: 'nobody' }] }, 'position.ships[0].pilot'],
    [{ ships: [{ ...TIE, seat: 2 }] }, 'position.ships[0].seat'],
    [{ ships: [{ ...TIE, dial: '1-straight' }] }, 'position.ships[0].dial'],
    [{ ships: [{ ...TIE, shields: 21 }] }, 'position.ships[0].shields'],
    [{ ships: [{ ...TIE, tokens: { gold: 1 } }] }, 'position.ships[0].tokens'],
    [{ ships: [{ ...TIE, damage: ['nothing'] }] }, 'position.ships[0].damage[0]'],
    [{ ships: [{ ...TIE, damage: [{ card: 'nothing' }] }] }, 'position.ships[0].damage[0].card'],
    [{ ships: [{ ...TIE, turret: ['up'] }] }, 'position.ships[0].turret[0]'],
    [{ ships: [{ ...TIE, conditions: [{ card: 'none', by: 0 }] }] }, 'position.ships[0].conditions[0].card'],
    [{ ships: [{ ...TIE, conditions: [{ card: 'rattled', by: 2 }] }] }, 'position.ships[0].conditions[0].by'],
    [{ ships: [], obstacles: [{ token: 'cloud', pose: [1, 1, 0] }] }, 'position.obstacles[0].token'],
    [{ ships: [], bombs: [{ bomb: 'none', pose: [1, 1, 0] }] }, 'position.bombs[0].bomb'],
    [{ ships: [], bombs: [{ bomb: 'protonbomb', seat: 2, pose: [1, 1, 0] }] }, 'position.bombs[0].seat'],
    [{ ships: [], decks: [['nothing']] }, 'position.decks[0][0]'],
    [{ ships: [], scores: [1000] }, 'position.scores[0]'],
  ])('is refused where it says what is not', (position, where) => {
    expect(() => parsePosition(position)).toThrow(where);
  });
});

it('the table of a match in any phase becomes a position that can be played', () => {
  const random = new Random('positions');
  for (let game = 0; game < 3; game++) {
    const match = Match.start(xwing1, { setup: xwing1.randomSetup(random), seed: `p${game}` }, { checkpoints: false });
    for (let i = 0; i < 260 && match.pending[0]; i++) {
      const [request] = match.pending;
      match.submit(request.seat, randomAnswer(request, random, 'answers'));
      if (i % 37 !== 0 || match.state.phase === 'setup') continue;
      const position = JSON.parse(JSON.stringify(writePosition(positionOf(match.state))));
      const setup = xwing1.parseSetup({ options: match.state.options, position });
      const facts = ({ ships }: typeof match.state) =>
        ships
          .filter(({ place, destroyed }) => place === 'play' && !destroyed)
          .map(({ id, pose, shields, damage, tokens, upgrades }) => ({ id, pose, shields, damage, tokens, upgrades }));
      expect(facts(xwing1.setup(setup, new Random('again')))).toEqual(facts(match.state));
      expect(() => Match.start(xwing1, { setup, seed: 'again' })).not.toThrow();
      // In the middle of an attack damage waits to destroy somebody.
      if (!match.state.attack) expect(() => checkPossible(setup)).not.toThrow();
    }
  }
});
