import { Match, type Option, type PickRequest, type PlaceRequest, Random } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { legion } from '../index.ts';
import type { LegionView } from '../view.ts';
import { gapTo, goalOf } from './goals.ts';
import { Going } from './going.ts';
import { greedyBot } from './greedy.ts';
import { Outlook } from './outlook.ts';
import { Ways } from './ways.ts';

type Game = ReturnType<typeof gameAt>;

/** A game at a position. */
function gameAt(position: object, more: object = {}) {
  const setup = legion.parseSetup({ position: { begun: true, ...position }, ...more });
  return Match.start(legion, { setup, seed: 'judgements' }, { events: false, checkpoints: false });
}

/** What greedy says to a question about the table as it stands. */
function answer(view: LegionView, about: object, topic: string, options: readonly Option[], rule = 'legion.timing.1') {
  const request = { kind: 'pick', seat: 0, topic, rule, about, options, min: 1, max: 1 } as PickRequest;
  return greedyBot().decide({ seat: 0, request, view: () => view, random: new Random('judgements') });
}

const uses = (game: Game, card: string, unit = 'own') =>
  answer(game.view(0), { unit, card }, 'use-ability', [{ key: 'use' }, { key: 'decline' }]) === 'use';

const gives = (game: Game, gift: string, ...units: readonly string[]) =>
  answer(game.view(0), { unit: 'own', card: 'x', gives: gift }, 'choose-unit', [
    ...units.map((unit) => ({ key: unit, about: { unit } })),
    { key: 'none' },
  ]);

/** What greedy answers to what is really asked. */
function answers(game: Game) {
  const [request] = game.pending;
  if (!request) throw new Error('Nobody is asked.');
  const { seat } = request;
  return greedyBot().decide({ seat, request, view: () => game.view(seat), random: new Random('judgements') });
}

const NEAR = [500, 400, 180];
const FAR = [500, 880, 180];
const troopers = (id: string, seat: number, at: readonly number[], more: object = {}) => ({
  unit: seat === 0 ? 'stormtroopers' : 'rebel-troopers',
  id,
  seat,
  minis: [at],
  ...more,
});

describe('abilities that may be used', () => {
  it('rolls on wheels to travel, not where there is somebody to shoot', () => {
    const facing = (foe: readonly number[]) =>
      gameAt({ units: [{ unit: 'droidekas', id: 'own', seat: 0, minis: [[500, 60, 0]] }, troopers('foe', 1, foe)] });
    expect(uses(facing([1700, 880, 180]), 'wheel-mode')).toBe(true);
    expect(uses(facing([500, 300, 180]), 'wheel-mode')).toBe(false);
  });

  it('frees a droid that must do something, not at the price of its own action', () => {
    const asked = (tactician: object) => {
      const game = gameAt({
        players: [{ pool: ['corps', 'corps'] }, {}],
        units: [
          {
            unit: 'general-veers',
            id: 'own',
            seat: 0,
            activated: true,
            memory: { 'game:keyword:override-x': 2 },
            minis: [[500, 400, 0]],
            ...tactician,
          },
          { unit: 'b1-battle-droids', id: 'droids', seat: 0, minis: [[500, 500, 0]] },
          troopers('foe', 1, [500, 800, 180], { activated: true }),
        ],
      });
      while (game.pending[0]?.topic === 'activate') game.submit(0, game.pending[0].kind === 'pick' ? 'droids' : '');
      expect(game.pending[0]?.topic).toBe('use-ability');
      return answers(game);
    };
    expect(asked({})).toBe('use');
    expect(asked({ tokens: { suppression: 1 } })).toBe('decline');
  });

  it('ducks as long as it does not panic for it', () => {
    const ducking = (suppression: number) =>
      gameAt({
        units: [
          troopers('own', 0, [500, 100, 0], { activated: true, tokens: { suppression } }),
          troopers('foe', 1, NEAR),
        ],
      });
    expect(uses(ducking(0), 'duck-and-cover')).toBe(true);
    expect(uses(ducking(1), 'duck-and-cover')).toBe(false);
  });

  it('hands an order on to whoever makes more of it', () => {
    const relaying = (own: readonly number[], other: readonly number[]) =>
      gameAt({ units: [troopers('own', 0, own), troopers('other', 0, other), troopers('foe', 1, NEAR)] });
    expect(uses(relaying([1700, 60, 0], [500, 100, 0]), 'comms-relay')).toBe(true);
    expect(uses(relaying([500, 100, 0], [1700, 60, 0]), 'comms-relay')).toBe(false);
  });

  it('sends a fast card back while it has another one to play', () => {
    const revealed = (theirs: string, hand: readonly string[]) =>
      gameAt({
        phase: 'command',
        players: [
          { hand, chosen: 'change-of-plans', revealed: true },
          { chosen: theirs, revealed: true },
        ],
        units: [{ unit: 'han-solo', id: 'own', seat: 0, minis: [[500, 100, 0]] }, troopers('foe', 1, NEAR)],
      });
    expect(uses(revealed('ambush', ['push', 'assault']), 'change-of-plans')).toBe(true);
    expect(uses(revealed('standing-orders', ['push', 'assault']), 'change-of-plans')).toBe(false);
    expect(uses(revealed('ambush', []), 'change-of-plans')).toBe(false);
  });
});

describe('stakes and speed', () => {
  /** The table when somebody is asked whether to go all in. */
  const staking = (seat: 0 | 1) => {
    const squad = (id: string) => ({
      ...troopers(id, 1, [500, 500, 180], { unit: 'stormtroopers' }),
      minis: [500, 530, 560, 590].map((x) => [x, 500, 180]),
    });
    const game = gameAt({
      turn: seat,
      players: [{ chosen: 'all-in' }, {}],
      units: [
        {
          unit: 'lando-calrissian',
          id: 'own',
          seat: 0,
          minis: [[500, 300, 0]],
          ...(seat === 0 ? { order: 'faceup' } : { activated: true }),
        },
        { ...squad('foe'), ...(seat === 1 ? { order: 'faceup' } : { activated: true }) },
      ],
    });
    for (const key of ['own', 'foe', 'attack', seat === 0 ? 'foe' : 'own']) {
      const [request] = game.pending;
      if (request?.kind === 'pick' && request.options.some((option) => option.key === key)) game.submit(seat, key);
    }
    return game;
  };

  const stakes = (dice: { red: number; black: number; white: number }) => {
    const view = staking(0).view(0);
    const { attack } = view;
    if (!attack) throw new Error('Nobody attacks.');
    const pools = attack.pools.map((pool) => ({
      ...pool,
      weapons: pool.weapons.map((weapon) => ({ ...weapon, dice })),
    }));
    const options = [{ key: 'use' }, { key: 'decline' }];
    return answer({ ...view, attack: { ...attack, pools } }, { unit: 'own', card: 'all-in' }, 'use-ability', options);
  };

  it('goes all in with dice that seldom hit, not with those that hit anyway', () => {
    expect(stakes({ red: 0, black: 0, white: 3 })).toBe('use');
    expect(stakes({ red: 3, black: 0, white: 0 })).toBe('decline');
  });

  it('goes all in when it defends', () => {
    const game = staking(1);
    expect(game.pending[0]).toMatchObject({ seat: 0, topic: 'use-ability', about: { card: 'all-in' } });
    expect(answers(game)).toBe('use');
  });

  it('makes a vehicle faster that has far to go, and none that would only become slower', () => {
    const driving = (unit: string, foe: readonly number[]) =>
      gameAt({ units: [{ unit, id: 'own', seat: 0, minis: [[500, 100, 0]] }, troopers('foe', 1, foe)] });
    expect(uses(driving('x-34-landspeeder', [1700, 880, 180]), 'ryder-azadi')).toBe(true);
    expect(uses(driving('x-34-landspeeder', [500, 320, 180]), 'ryder-azadi')).toBe(false);
    expect(uses(driving('t-47-airspeeder', [1700, 880, 180]), 'ryder-azadi')).toBe(false);
  });
});

describe('who gets something', () => {
  const game = gameAt({
    units: [
      troopers('own', 0, [900, 60, 0]),
      troopers('shooting', 0, [500, 150, 0], { tokens: { suppression: 1 } }),
      troopers('idle', 0, [1750, 30, 0], { tokens: { suppression: 3 } }),
      troopers('foe', 1, NEAR),
    ],
  });

  it('an aim goes to who can attack, an order too, calm to who needs it most', () => {
    expect(gives(game, 'aim', 'idle', 'shooting')).toBe('shooting');
    expect(gives(game, 'order', 'idle', 'shooting')).toBe('shooting');
    expect(gives(game, 'calm', 'shooting', 'idle')).toBe('idle');
  });

  it('suppression goes to an enemy, and to nobody where there are only friends', () => {
    expect(gives(game, 'suppression', 'idle', 'foe')).toBe('foe');
    expect(gives(game, 'suppression', 'idle', 'shooting')).toBe('none');
  });
});

describe('words', () => {
  const game = (foe: readonly number[]) =>
    gameAt({
      units: [{ unit: '74-z-speeder-bikes', id: 'own', seat: 0, minis: [[500, 100, 0]] }, troopers('foe', 1, foe)],
    });
  const says = (foe: readonly number[], card: string, rule: string, topic: string, ...keys: readonly string[]) =>
    answer(
      game(foe).view(0),
      { unit: 'own', card },
      topic,
      keys.map((key) => ({ key })),
      rule,
    );

  it('shoots before it must go on, and goes on first where there is nobody', () => {
    expect(says(NEAR, 'speeder-x', 'legion.speeder-x.1', 'when-compelled', 'first', 'second')).toBe('second');
    expect(says([1780, 880, 180], 'speeder-x', 'legion.speeder-x.1', 'when-compelled', 'first', 'second')).toBe(
      'first',
    );
  });

  it('goes faster rather than slower', () => {
    expect(says(FAR, 'ryder-azadi', 'legion.golden-rules.2', 'choose', 'slower', 'faster')).toBe('faster');
  });
});

describe('where a unit goes', () => {
  const goal = (position: object, mode: object = {}) => {
    const outlook = new Outlook(gameAt(position, mode).view(0), 0);
    const unit = outlook.find('own');
    return unit ? goalOf(outlook, unit) : null;
  };
  const battle = (objective: string, round: number, own: readonly number[]) =>
    goal(
      { objective, round, units: [troopers('own', 0, own), troopers('foe', 1, [100, 450, 180])] },
      { mode: 'skirmish' },
    );

  it('runs for the edge of the enemy when it is time, not before, and not where nothing is there to be gained', () => {
    expect(battle('breach', 5, [700, 400, 0])).toMatchObject({ due: 2 });
    expect(battle('breach', 1, [700, 400, 0])).toMatchObject({ at: { x: 100, y: 450 }, due: 0 });
    expect(battle('elimination', 5, [700, 400, 0])).toMatchObject({ at: { x: 100, y: 450 }, due: 0 });
  });

  it('does not set out where it cannot arrive any more', () => {
    expect(battle('breach', 6, [700, 60, 0])).toMatchObject({ due: 0 });
  });

  it('stays where it scores', () => {
    expect(battle('breach', 6, [700, 860, 0])).toMatchObject({ at: { x: 700, y: 860 } });
  });

  it('goes to the foot of the terrain that counts, not into its middle', () => {
    const there = goal({
      objective: 'key-positions',
      terrain: [{ id: 'house', kind: 'bunker', pose: [900, 450, 0] }],
      markers: [{ id: 'a', kind: 'objective', what: 'terrain:house', pose: [900, 450, 0] }],
      units: [troopers('own', 0, [900, 150, 0]), troopers('foe', 1, [100, 450, 180])],
    })?.there;
    expect(there).toBeGreaterThan(60);
    expect(there).toBeLessThan(300);
  });
});

describe('commanding', () => {
  const pool = (own: readonly number[], hand: readonly string[], round: number) =>
    gameAt({
      round,
      players: [{ hand, pool: ['corps', 'commander'] }, {}],
      units: [
        { unit: 'general-veers', id: 'veers', seat: 0, minis: [[1750, 30, 0]] },
        troopers('own', 0, own),
        troopers('foe', 1, NEAR),
      ],
    }).view(0);

  it('takes the order token of whoever is in the fight', () => {
    const ranks = (own: readonly number[]) =>
      answer(pool(own, [], 2), {}, 'order-rank', [
        { key: 'commander', about: { rank: 'commander' } },
        { key: 'corps', about: { rank: 'corps' } },
      ]);
    expect(ranks([500, 150, 0])).toBe('corps');
    expect(ranks([1700, 30, 0])).toBe('commander');
  });

  it('throws a card away to act at once where cards are left over and somebody has a target', () => {
    const activates = (own: readonly number[], hand: readonly string[], round: number) =>
      answer(pool(own, hand, round), {}, 'activate', [{ key: 'draw' }, { key: 'ace', about: { card: 'ace' } }]);
    expect(activates([500, 150, 0], ['ace-up-his-sleeve', 'push'], 5)).toBe('ace');
    expect(activates([1700, 30, 0], ['ace-up-his-sleeve', 'push'], 5)).toBe('draw');
  });

  it('plays a card for units that it has', () => {
    const plays = (unit: string) =>
      answer(
        gameAt({
          phase: 'command',
          round: 3,
          units: [
            { unit, id: 'one', seat: 0, minis: [[900, 60, 0]] },
            { unit, id: 'two', seat: 0, minis: [[500, 60, 0]] },
            troopers('foe', 1, FAR),
          ],
        }).view(0),
        {},
        'command-card',
        ['evasive-maneuvers', 'push'].map((card) => ({ key: card, about: { card } })),
      );
    expect(plays('at-st')).toBe('evasive-maneuvers');
    expect(plays('stormtroopers')).toBe('push');
  });

  it('keeps the card of a character until an enemy is near', () => {
    const plays = (foe: readonly number[]) =>
      answer(
        gameAt({
          phase: 'command',
          round: 3,
          units: [
            { unit: 'darth-vader-dark-lord-of-the-sith', id: 'vader', seat: 0, minis: [[500, 60, 0]] },
            troopers('foe', 1, foe),
          ],
        }).view(0),
        {},
        'command-card',
        ['implacable', 'ambush'].map((card) => ({ key: card, about: { card } })),
      );
    expect(plays([500, 400, 180])).toBe('implacable');
    expect(plays(FAR)).toBe('ambush');
  });
});

describe('actions', () => {
  const does = (own: object, foe: object, ...keys: readonly string[]) => {
    const game = gameAt({
      units: [
        troopers('own', 0, [500, 60, 0], { unit: 'fleet-troopers', activated: true, ...own }),
        troopers('foe', 1, [500, 480, 180], foe),
        troopers('other', 1, [1780, 880, 180]),
      ],
    });
    const options = [...keys, 'done'].map((key) => ({ key, about: { action: key } }));
    return answer(game.view(0), { unit: 'own', left: 1 }, 'action', options, 'legion.actions.2');
  };

  it('waits in standby for an enemy that may come, not for one that has moved already, nor when it would lose it', () => {
    expect(does({}, {}, 'standby', 'dodge')).toBe('standby');
    expect(does({}, { activated: true }, 'standby', 'dodge')).not.toBe('standby');
    expect(does({ tokens: { suppression: 1 } }, {}, 'standby', 'dodge')).not.toBe('standby');
  });

  it('recovers before it panics, and walks on with a single suppression token', () => {
    expect(does({ tokens: { suppression: 4 } }, {}, 'recover', 'move')).toBe('recover');
    expect(does({ tokens: { suppression: 1 } }, {}, 'recover', 'move')).toBe('move');
  });

  it('lets somebody attack who has a target, and does nothing of the kind where nobody has', () => {
    const pulls = (foe: readonly number[]) => {
      const game = gameAt({
        units: [
          troopers('own', 0, [500, 60, 0], { activated: true, memory: { 'game:keyword:pulling-the-strings': 1 } }),
          troopers('puppets', 0, [560, 150, 0], { activated: true }),
          troopers('foe', 1, foe),
        ],
      });
      const card = 'pulling-the-strings';
      const strings = { key: `card:${card}`, about: { action: `card:${card}`, card } };
      const options = [strings, { key: 'move', about: { action: 'move' } }];
      return answer(game.view(0), { unit: 'own', left: 1 }, 'action', options, 'legion.actions.2');
    };
    expect(pulls([560, 500, 180])).toBe('card:pulling-the-strings');
    expect(pulls([1780, 880, 180])).toBe('move');
  });

  const luke = (card: string, foe: readonly number[]) =>
    gameAt({
      units: [
        {
          unit: 'luke-skywalker-hero-of-the-rebellion',
          id: 'own',
          seat: 0,
          order: 'faceup',
          upgrades: [card],
          minis: [[500, 300, 0]],
        },
        troopers('friend', 0, [700, 300, 0], { unit: 'rebel-troopers', activated: true }),
        troopers('foe', 1, foe, { unit: 'stormtroopers', activated: true }),
      ],
    });

  it('throws its saber where that is all it can do, and walks up to whoever it can fight yet', () => {
    const card = 'saber-throw';
    const throws = (foe: readonly number[], left: number) =>
      answer(luke(card, foe).view(0), { unit: 'own', left }, 'action', [
        { key: 'move', about: { action: 'move' } },
        { key: 'thrown', about: { action: 'thrown', card } },
      ]);
    expect(throws([500, 560, 180], 1)).toBe('thrown');
    expect(throws([500, 440, 180], 2)).toBe('move');
  });

  it('throws its saber at whoever it hurts most', () => {
    const game = gameAt({
      units: [
        { unit: 'darth-vader-dark-lord-of-the-sith', id: 'own', seat: 0, minis: [[500, 300, 0]] },
        troopers('tank', 1, [450, 500, 180], { unit: 'at-rt-rebels' }),
        troopers('foe', 1, [550, 500, 180]),
      ],
    });
    const at = (...units: readonly string[]) =>
      answer(
        game.view(0),
        { unit: 'own' },
        'target',
        units.map((unit) => ({ key: unit, about: { unit, all: true } })),
      );
    expect(at('tank', 'foe')).toBe('foe');
    expect(at('foe', 'tank')).toBe('foe');
  });

  it('turns before it goes where it faces the edge, and goes where the way is free', () => {
    const walker = (heading: number) =>
      gameAt({
        units: [
          { unit: 'at-rt-rebels', id: 'own', seat: 0, order: 'faceup', minis: [[500, 40, heading]] },
          troopers('foe', 1, [1700, 850, 180], { unit: 'stormtroopers', activated: true }),
        ],
      });
    expect(answers(walker(180))).toBe('pivot');
    expect(answers(walker(0))).toBe('move');
    const game = walker(180);
    game.submit(0, 'pivot');
    game.submit(0, answers(game));
    expect(answers(game)).toBe('move');
  });

  it('spots for those who can attack, and walks on where nobody could', () => {
    const veers = (foe: readonly number[]) => {
      const game = gameAt({
        players: [{ pool: ['corps', 'corps'] }, {}],
        units: [
          { unit: 'general-veers', id: 'own', seat: 0, order: 'faceup', minis: [[500, 60, 0]] },
          squad('one', [560, 120, 0]),
          squad('two', [430, 120, 0]),
          { ...squad('foe', foe), seat: 1, activated: true },
        ],
      });
      game.submit(0, 'own');
      return game;
    };
    const squad = (id: string, [x = 0, y = 0, heading = 0]: readonly number[]) => ({
      unit: 'stormtroopers',
      id,
      seat: 0,
      minis: [0, 35, 70, 105].map((step) => [x + step, y, heading]),
    });
    expect(answers(veers([500, 570, 180]))).toBe('card:spotter-x');
    expect(answers(veers([1500, 880, 180]))).toBe('move');
  });

  it('does what costs no action first, however good the attack is', () => {
    expect(answers(luke('force-guidance', [500, 575, 180]))).toBe('card:force-guidance');
  });
});

describe('where a unit gains by going', () => {
  const looking = (position: object, mode: object = {}) => {
    const outlook = new Outlook(gameAt(position, mode).view(0), 0);
    const unit = outlook.find('own');
    if (!unit) throw new Error('There is nobody.');
    return { outlook, unit };
  };
  const house = { id: 'house', kind: 'bunker', pose: [900, 450, 0] };

  it('goes round what it does not get over, and straight on beside it', () => {
    const { outlook, unit } = looking({
      terrain: [house],
      units: [troopers('own', 0, [900, 150, 0]), troopers('foe', 1, [100, 450, 180])],
    });
    const ways = new Ways(outlook.t, unit);
    expect(ways.length({ x: 900, y: 150 }, { x: 900, y: 800 })).toBeGreaterThan(660);
    expect(ways.length({ x: 500, y: 150 }, { x: 500, y: 800 })).toBe(650);
    expect(ways.length({ x: 900, y: 150 }, { x: 900, y: 450 })).toBe(300);
  });

  it('is at terrain that counts when it touches it, not when it is as near to its middle', () => {
    const { outlook, unit } = looking({
      objective: 'key-positions',
      terrain: [house],
      markers: [{ id: 'a', kind: 'objective', what: 'terrain:house', pose: [900, 450, 0] }],
      units: [troopers('own', 0, [900, 250, 0]), troopers('foe', 1, [100, 450, 180])],
    });
    const [there] = new Going(outlook, unit).best(false)?.place.poses ?? [];
    const goal = goalOf(outlook, unit);
    expect(goal && gapTo(goal, { x: 900, y: 250 }, 13.5)).toBeGreaterThan(20);
    expect(goal && there && gapTo(goal, there, 13.5)).toBe(0);
  });

  it('gains nothing by a move where it stands as well as anywhere', () => {
    const at = (y: number) => {
      const { outlook, unit } = looking({
        units: [troopers('own', 0, [500, 60, 0]), troopers('foe', 1, [500, y, 180], { activated: true })],
      });
      return new Going(outlook, unit).gain(false, false);
    };
    expect(at(880)).toBeGreaterThan(1);
    expect(at(250)).toBeLessThan(1);
  });

  it('hurries with what it carries where it is to be dropped, while there is time', () => {
    const due = (round: number, claimed: readonly string[]) => {
      const { outlook, unit } = looking({
        objective: 'bombing-run',
        round,
        markers: [{ id: 'bomb', kind: 'objective', what: 'charge', seat: 0, pose: [900, 100, 0] }],
        units: [troopers('own', 0, [900, 60, 0], { claimed }), troopers('foe', 1, [100, 850, 180])],
      });
      return goalOf(outlook, unit)?.due;
    };
    expect(due(5, ['bomb'])).toBe(1);
    expect(due(1, ['bomb'])).toBe(0);
  });
});

describe('what a unit is worth to the enemy', () => {
  const worth = (objective: string, unit: string, at: readonly number[] = FAR) => {
    const position = {
      objective,
      round: 5,
      markers: [{ id: 'a', kind: 'objective', pose: [500, 450, 0] }],
      units: [troopers('own', 0, [1700, 60, 0]), troopers('foe', 1, at, { unit })],
    };
    const outlook = new Outlook(gameAt(position, { mode: 'skirmish' }).view(0), 0);
    const foe = outlook.find('foe');
    return foe ? outlook.stakeIn(foe) : null;
  };

  it('is more where its defeat scores, and most where it scores twice', () => {
    expect(worth('elimination', 'stormtroopers')).toBe(25);
    expect(worth('elimination', 'general-veers')).toBe(50);
    expect(worth('breach', 'general-veers')).toBe(0);
  });

  it('is more where it holds what the objective wants, not beside it', () => {
    expect(worth('control', 'stormtroopers', [500, 420, 180])).toBe(50);
    expect(worth('control', 'stormtroopers', [500, 850, 180])).toBe(0);
  });

  it('counts what suppression takes from whoever has not been activated, and not from others', () => {
    const shot = (more: object) => {
      const units = [troopers('own', 0, [500, 100, 0]), troopers('foe', 1, NEAR, { unit: 'stormtroopers', ...more })];
      const outlook = new Outlook(gameAt({ units }).view(0), 0);
      const [own, foe] = [outlook.find('own'), outlook.find('foe')];
      return own && foe ? outlook.shotAt(own, foe, 0) : 0;
    };
    expect(shot({})).toBeGreaterThan(shot({ activated: true }));
  });
});

describe('charges', () => {
  const commandos = (own: readonly number[], foe: readonly number[]) => ({
    units: [
      {
        unit: 'rebel-commandos',
        id: 'own',
        seat: 0,
        upgrades: ['proton-charge-saboteur'],
        minis: [0, 30, 60, 90, 120].map((step) => [(own[0] ?? 0) + step, own[1], 0]),
      },
      troopers('foe', 1, foe, { unit: 'stormtroopers' }),
    ],
  });
  const arms = (foe: readonly number[]) => {
    const arm = { key: 'card:arm', about: { action: 'card:arm', card: 'arm' } };
    const view = gameAt(commandos([500, 300, 0], foe)).view(0);
    const options = [arm, { key: 'done', about: { action: 'done' } }];
    return answer(view, { unit: 'own', left: 1 }, 'action', options, 'legion.actions.2');
  };

  it('are laid where an enemy is near, not where nobody comes', () => {
    expect(arms([500, 540, 180])).toBe('card:arm');
    expect(arms([1700, 880, 180])).toBe('done');
  });

  it('lie where they hurt the enemy and not who lays them', () => {
    const view = gameAt(commandos([500, 300, 0], [500, 540, 180])).view(0);
    const at = (key: string, x: number, y: number) => ({ key, poses: [{ x, y, heading: 0 }] });
    const request = {
      kind: 'place',
      seat: 0,
      topic: 'place-marker',
      rule: 'legion.arm.2',
      about: { unit: 'own', kind: 'charge' },
      pieces: [],
      candidates: [at('beside', 530, 300), at('between', 500, 390), at('behind', 500, 160)],
    } as PlaceRequest;
    const said = greedyBot().decide({ seat: 0, request, view: () => view, random: new Random('judgements') });
    expect(said).toBe('between');
  });
});

describe('so many', () => {
  const count = (gives: string, own: object = {}) => {
    const game = gameAt({ units: [troopers('own', 0, FAR, own), troopers('foe', 1, [1700, 60, 0])] });
    const options = [1, 0].map((number) => ({ key: `count:${number}`, about: { count: number } }));
    return answer(game.view(0), { unit: 'own', card: 'x', gives }, 'choose-number', options);
  };

  it('gives a friend what helps, and no suppression', () => {
    expect(count('suppression')).toBe('count:0');
    expect(count('calm', { tokens: { suppression: 1 } })).toBe('count:1');
    expect(count('dodge')).toBe('count:1');
  });
});

describe('where to deploy', () => {
  const placed = (own: object) => {
    const units = [troopers('friend', 0, [400, 100, 0]), { id: 'own', seat: 0, place: 'reserve', ...own }];
    const game = gameAt({ units: [...units, troopers('foe', 1, [900, 880, 180])] });
    const view = game.view(0);
    const at = (key: string, x: number, y: number) => ({ key, poses: [{ x, y, heading: 0 }] });
    const request = {
      kind: 'place',
      seat: 0,
      topic: 'deploy-leader',
      rule: 'legion.deployment.7',
      about: { unit: 'own' },
      pieces: [],
      candidates: [at('ahead', 900, 200), at('friends', 400, 40)],
    } as PlaceRequest;
    return greedyBot().decide({ seat: 0, request, view: () => view, random: new Random('judgements') });
  };

  it('a commander stands among those who are to hear the orders, and others where they are needed', () => {
    expect(placed({ unit: 'general-veers' })).toBe('friends');
    expect(placed({ unit: 'stormtroopers' })).toBe('ahead');
  });
});
