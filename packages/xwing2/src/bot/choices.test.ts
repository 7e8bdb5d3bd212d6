import { type Answer, Match, Random } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { xwing2 } from '../index.ts';
import type { XwingView } from '../view.ts';
import { greedyBot } from './greedy.ts';

interface Situation {
  readonly phase: string;
  readonly ships: readonly object[];
  readonly dice?: readonly string[];
  /** What the bot sees instead. */
  readonly seen?: (view: XwingView) => XwingView;
  /** What is answered before the bot is asked, in order. */
  readonly before?: readonly (readonly [seat: number, answer: Answer])[];
}

/** What the bot answers to the next question, and the topic of it. */
function asked({ phase, ships, dice = [], before = [], seen = (view) => view }: Situation): {
  topic: string;
  answer: Answer;
} {
  const setup = xwing2.parseSetup({ position: { phase, ships } });
  const match = Match.start(xwing2, { setup, seed: 'choices', script: { dice } });
  for (const [seat, answer] of before) match.submit(seat, answer);
  const [request] = match.pending;
  if (!request) throw new Error('Nobody is asked anything.');
  const { seat, topic } = request;
  const answer = greedyBot().decide({
    seat,
    request,
    view: () => seen(match.view(seat)),
    random: new Random('choices'),
  });
  return { topic, answer };
}

const wedge = (more: object = {}) => ({ id: 'a', pilot: 'redsquadronveteran', pose: [400, 300, 0], ...more });
const tie = (id: string, pose: readonly number[], more: object = {}) => ({
  id,
  pilot: 'academypilot',
  seat: 1,
  pose,
  ...more,
});

describe('the greedy bot attacks with the weapon that is worth most', () => {
  const enemy = tie('d', [400, 530, 180]);
  const attack = (upgrades: readonly string[], more: object = {}) =>
    asked({ phase: 'engagement', ships: [wedge({ upgrades, locks: ['d'], tokens: { focus: 1 }, ...more }), enemy] });

  it('torpedoes rather than lasers', () => {
    expect(attack(['protontorpedoes'])).toEqual({ topic: 'attack', answer: 'attack:d:protontorpedoes' });
  });

  it('lasers where the torpedoes are gone, or deal a single damage', () => {
    expect(attack(['protontorpedoes'], { upgradeCharges: { protontorpedoes: 0 } }).answer).toBe(
      'attack:d:primary:front',
    );
    const decimator = { id: 'd', pilot: 'patrolleader', seat: 1, pose: [400, 530, 180] };
    const ship = wedge({ upgrades: ['iontorpedoes'], locks: ['d'], tokens: { focus: 1 } });
    expect(asked({ phase: 'engagement', ships: [ship, decimator] }).answer).toBe('attack:d:primary:front');
  });
});

describe('the greedy bot locks for a plan', () => {
  const action = (ships: readonly object[], before: Situation['before'] = []) =>
    asked({ phase: 'activation', ships, before: [...before] });

  it('what its torpedoes need', () => {
    const enemy = tie('d', [400, 660, 180], { dial: '2-straight' });
    const ships = (upgrades: readonly string[]) => [wedge({ upgrades, dial: '1-straight' }), enemy];
    expect(action(ships(['protontorpedoes']), [[1, 'none']])).toEqual({ topic: 'action', answer: 'lock' });
    expect(action(ships([]), [[1, 'none']])).toEqual({ topic: 'action', answer: 'focus' });
  });

  it('the enemy it will shoot, no friend and no wreck', () => {
    const ships = [
      wedge({ upgrades: ['protontorpedoes'], dial: '1-straight' }),
      { id: 'b', pilot: 'redsquadronveteran', pose: [460, 300, 0], dial: '1-straight' },
      tie('behind', [400, 200, 180], { dial: '2-straight' }),
      tie('ahead', [400, 600, 180], { dial: '2-straight' }),
    ];
    const before: Situation['before'] = [
      [1, 'ahead'],
      [1, 'none'],
      [1, 'none'],
      [0, 'a'],
      [0, 'lock'],
    ];
    expect(action(ships, before)).toEqual({ topic: 'lock', answer: 'ahead' });
    const wreck = (view: XwingView) => ({
      ...view,
      ships: view.ships.map((ship) => (ship.id === 'ahead' ? { ...ship, destroyed: true } : ship)),
    });
    expect(asked({ phase: 'activation', ships, before, seen: wreck })).toEqual({ topic: 'lock', answer: 'behind' });
  });
});

describe('the greedy bot modifies dice for what that brings', () => {
  const decimator = { id: 'd', pilot: 'patrolleader', seat: 1, pose: [400, 530, 180] };
  const fire = [0, 'attack:d:primary:front'] as const;
  const modify = (dice: readonly string[], more: object, ...others: readonly object[]) =>
    asked({ phase: 'engagement', dice, before: [fire], ships: [wedge(more), decimator, ...others] });

  it('a calculate before a focus for one result, and a lock for blanks', () => {
    const tokens = { focus: 1, calculate: 1 };
    expect(modify(['focus', 'hit', 'hit'], { tokens }).answer).toBe('calculate');
    expect(modify(['focus', 'focus', 'hit'], { tokens }).answer).toBe('focus');
    expect(modify(['blank', 'blank', 'hit'], { tokens, locks: ['d'] }).answer).toBe('lock');
    expect(modify(['crit', 'hit', 'hit'], { tokens, locks: ['d'] }).answer).toBe('done');
  });

  it('rolls with a lock what the tokens will not turn', () => {
    const before = [fire, [0, 'lock']] as const;
    const ships = [wedge({ tokens: { focus: 1 }, locks: ['d'] }), decimator];
    const again = asked({ phase: 'engagement', dice: ['focus', 'blank', 'hit'], before, ships });
    expect(again).toEqual({ topic: 'reroll', answer: ['blank:1'] });
  });

  it('keeps a focus token for those who are still to attack, if it is worth more there', () => {
    const hunters = [0, 1, 2, 3].map((i) => tie(`t${i}`, [280 + i * 80, 150, 0]));
    const tokens = { focus: 1 };
    // One focus result against five defense dice, four shots to come.
    const elusive = {
      id: 'd',
      pilot: 'soontirfel',
      seat: 1,
      pose: [400, 560, 180],
      tokens: { focus: 1, cloak: 1 },
    };
    const attack = (others: readonly object[]) =>
      asked({
        phase: 'engagement',
        dice: ['focus', 'blank', 'blank'],
        before: [fire],
        ships: [wedge({ tokens, pilot: 'wedgeantilles' }), elusive, ...others],
      });
    expect(attack([])).toEqual({ topic: 'modify-attack', answer: 'focus' });
    expect(attack(hunters)).toEqual({ topic: 'modify-attack', answer: 'done' });
  });
});

describe('the greedy bot pays for nothing that gains nothing', () => {
  const shot = (red: readonly string[], green: readonly string[]) =>
    asked({
      phase: 'engagement',
      dice: [...red, ...green],
      before: [[0, 'attack:d:primary:front']],
      ships: [wedge({ upgrades: ['crackshot'] }), tie('d', [400, 530, 180])],
    });

  it('Crack Shot for an evade that cancelled a hit, not for one too many', () => {
    expect(shot(['hit', 'hit', 'blank'], ['evade', 'blank', 'blank'])).toEqual({ topic: 'use-ability', answer: 'use' });
    expect(shot(['hit', 'blank', 'blank'], ['evade', 'evade', 'blank'])).toEqual({
      topic: 'use-ability',
      answer: 'decline',
    });
  });
});

describe('the greedy bot drops its mines', () => {
  const bomber = {
    id: 'a',
    pilot: 'scimitarsquadronpilot',
    upgrades: ['proximitymines'],
    pose: [400, 500, 0],
    dial: '2-straight',
  };
  const drop = (y: number) =>
    asked({
      phase: 'system',
      ships: [bomber, { ...tie('d', [400, y, 0]), pilot: 'redsquadronveteran', dial: '2-straight' }],
    });

  it('before an enemy that follows, not where nobody flies', () => {
    expect(drop(250).topic).toBe('place-device');
    expect(drop(250).answer).not.toBe('none');
    expect(drop(850).answer).toBe('none');
  });
});
