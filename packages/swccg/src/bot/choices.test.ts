import { type Answer, Match, Random, type Seat } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { swccg } from '../index.ts';
import { DARK, LIGHT } from '../state.ts';
import { greedyBot } from './greedy.ts';

/** What a greedy seat answers from a position to the end of the turn; the other seat is greedy as well. */
function answersFrom(position: object, seat: Seat): string[] {
  const match = Match.start(swccg, { setup: swccg.parseSetup({ position }), seed: 'choices' });
  const { turn } = match.state;
  const randoms = [new Random('choices/0'), new Random('choices/1')];
  const given: Answer[] = [];
  for (let request = match.pending[0]; request && match.state.turn === turn; request = match.pending[0]) {
    const asked = request.seat;
    const random = randoms[asked] ?? new Random('nobody');
    const answer = greedyBot().decide({ seat: asked, request, view: () => match.view(asked), random });
    if (asked === seat) given.push(answer);
    match.submit(asked, answer);
  }
  return given.map(String);
}

/** A site, and who stands there; whose turn it is begins a battle. */
const battleAt = (turn: 'dark' | 'light', site: string, cards: readonly string[], piles: object) => {
  const at = site.replace(/-(dark|light)$/, '');
  return { turn, phase: 'battle', locations: [site], cards: cards.map((card) => ({ card, at })), ...piles };
};

describe('the greedy bot keeps a Reserve Deck for destinies', () => {
  const activated = (dark: object) =>
    answersFrom({ phase: 'activate', locations: ['kessel', 'death-star-war-room'], dark }, DARK).filter((key) =>
      key.startsWith('activate'),
    );

  it('and activates no more than leaves some', () => {
    const hand = ['devastator', 'executor'];
    expect(activated({ reserve: 8, hand })).toEqual(['activate:3']);
    expect(activated({ reserve: 20, hand })).toEqual(['activate:5']);
    expect(activated({ reserve: 3, force: 2, hand })).toEqual([]);
  });

  it('and no Force that its hand has no use for', () => {
    expect(activated({ reserve: 30, force: 20, hand: ['stormtrooper'] })).toEqual([]);
  });
});

it('draws on while there is Force that its hand cannot use, and a Life Force to draw from', () => {
  const draws = (reserve: number) =>
    answersFrom(
      { phase: 'draw', locations: ['kessel'], dark: { force: 16, reserve, hand: Array(9).fill('stormtrooper') } },
      DARK,
    ).filter((key) => key === 'draw').length;
  expect(draws(30)).toBeGreaterThan(0);
  expect(draws(0)).toBe(0);
});

describe('the greedy bot counts what the rules count before it begins a battle', () => {
  const troopers = ['rebel-trooper', 'rebel-trooper', 'rebel-trooper', 'stormtrooper', 'stormtrooper'];
  const battles = (ties: number) =>
    answersFrom(
      {
        turn: 'light',
        phase: 'battle',
        locations: ['tatooine-dark', 'tatooine-cantina-dark'],
        cards: [
          ...troopers.map((card) => ({ card, at: 'tatooine-cantina' })),
          ...Array.from({ length: ties }, () => ({ card: 'tie-fighter', at: 'tatooine' })),
        ],
        light: { force: 2, reserve: 9 },
      },
      LIGHT,
    ).includes('battle:tatooine-cantina');

  it('total power: three starships above, and three against two are the weaker side', () => {
    expect(battles(3)).toBe(false);
    expect(battles(0)).toBe(true);
  });

  it('destinies: where ability 6 is needed to draw, ability 4 promises none', () => {
    const attacks = (site: string) =>
      answersFrom(
        battleAt('light', site, ['luke-skywalker', 'ig-88'], { light: { force: 2, reserve: 9 } }),
        LIGHT,
      ).includes(`battle:${site}`);
    expect(attacks('tatooine-jundland-wastes')).toBe(false);
    expect(attacks('tatooine-dune-sea')).toBe(true);
  });
});

describe('the greedy bot and what stands on the ground', () => {
  const hangar = (locations: readonly string[]) => ({
    turn: 'light',
    phase: 'move',
    locations,
    cards: [
      { card: 'red-1', at: 'yavin-4-docking-bay' },
      { card: 'rebel-pilot', at: 'yavin-4-docking-bay' },
    ],
    light: { force: 3, reserve: 20 },
  });

  it('boards no landed fighter that it has no sky for', () => {
    expect(answersFrom(hangar(['yavin-4-docking-bay-light']), LIGHT)).not.toContainEqual(
      expect.stringMatching(/^embark:/),
    );
  });

  it('boards it to take off to where it drains', () => {
    const given = answersFrom(hangar(['yavin-4-docking-bay-light', 'yavin-4-dark']), LIGHT);
    expect(given).toContain('embark:rebel-pilot:red-1:pilot');
    expect(given).toContain('take-off:red-1:yavin-4');
  });

  it('deploys starships where they fight, not to docking bays', () => {
    const given = answersFrom(
      {
        phase: 'deploy',
        locations: ['tatooine-docking-bay-94-dark'],
        cards: [{ card: 'stormtrooper', at: 'tatooine-docking-bay-94' }],
        dark: { force: 6, reserve: 20, hand: ['tie-fighter'] },
      },
      DARK,
    );
    expect(given).not.toContain('deploy:tie-fighter:tatooine-docking-bay-94');
  });

  it('puts a driver into a vehicle that stands empty', () => {
    const given = answersFrom(
      {
        turn: 'light',
        phase: 'move',
        locations: ['tatooine-dune-sea'],
        cards: ['lukes-x-34-landspeeder', 'luke-skywalker'].map((card) => ({ card, at: 'tatooine-dune-sea' })),
        light: { force: 3, reserve: 20 },
      },
      LIGHT,
    );
    expect(given).toContain('embark:luke-skywalker:lukes-x-34-landspeeder:driver');
  });
});

describe('the greedy bot gathers for a battle', () => {
  const gathering = (force: number) =>
    answersFrom(
      {
        phase: 'deploy',
        locations: ['tatooine-cantina-dark'],
        cards: [{ card: 'luke-skywalker', at: 'tatooine-cantina' }],
        dark: { force, reserve: 20, hand: ['admiral-motti', 'general-tagge'] },
        light: { reserve: 0, used: 20 },
      },
      DARK,
    );

  it('that two win together and neither would alone', () => {
    expect(gathering(8)).toEqual(
      expect.arrayContaining([
        'deploy:admiral-motti:tatooine-cantina',
        'deploy:general-tagge:tatooine-cantina',
        'battle:tatooine-cantina',
      ]),
    );
    expect(gathering(4)).not.toContainEqual(expect.stringMatching(/^deploy:/));
  });
});

describe('the greedy bot uses what texts are good for', () => {
  const redraws = (drawn: string) =>
    answersFrom(
      battleAt('light', 'tatooine-dune-sea', ['han-solo', 'luke-skywalker', 'stormtrooper'], {
        light: { force: 3, reserve: [drawn, ...Array.from({ length: 9 }, () => 'rebel-trooper')] },
      }),
      LIGHT,
    ).includes('use:han-solo:redraw');

  it('redraw: a low destiny, not a high one', () => {
    expect(redraws('rebel-trooper')).toBe(true);
    expect(redraws('a-few-maneuvers')).toBe(false);
  });

  it('harm: the strongest of the opponent’s, none of its own', () => {
    const given = answersFrom(
      battleAt(
        'dark',
        'tatooine-dune-sea',
        ['darth-vader-dark-lord-of-the-sith', 'stormtrooper', 'rebel-trooper', 'leia-organa'],
        { dark: { force: 3, reserve: 9 }, light: { reserve: 9 } },
      ),
      DARK,
    );
    expect(given).toContain('use:darth-vader-dark-lord-of-the-sith:choke:leia-organa');
  });

  it('harm, as a response: whoever is attacked sends somebody away', () => {
    const given = answersFrom(
      battleAt('dark', 'tatooine-dune-sea', ['obi-wan-kenobi', 'lord-vader', 'stormtrooper', 'stormtrooper'], {
        dark: { force: 3, reserve: 9 },
        light: { force: 3, reserve: 9 },
      }),
      LIGHT,
    );
    expect(given).toContainEqual(expect.stringMatching(/^use:obi-wan-kenobi:send-away:stormtrooper/));
  });

  it('harm, without a target: in its own turn only', () => {
    const plays = (turn: 'dark' | 'light') =>
      answersFrom(
        { turn, phase: 'control', locations: ['kessel'], dark: { force: 2, reserve: 9, hand: ['fear'] } },
        DARK,
      );
    expect(plays('dark')).toContain('play:fear:frighten');
    expect(plays('light')).not.toContain('play:fear:frighten');
  });

  it('cards: into hand in its own turn, if the Force is there twice over', () => {
    const takes = (force: number) =>
      answersFrom(
        {
          phase: 'control',
          locations: ['death-star-docking-bay-327-dark'],
          cards: [{ card: 'commander-brandei', at: 'death-star-docking-bay-327' }],
          dark: { force, reserve: ['tie-fighter', 'kessel', 'kessel'] },
        },
        DARK,
      ).includes('use:commander-brandei:take-tie');
    expect(takes(4)).toBe(true);
    expect(takes(1)).toBe(false);
  });

  it('cancel: an Effect of the opponent’s, none of its own', () => {
    const cancels = (effect: string) =>
      answersFrom(
        {
          turn: 'light',
          phase: 'control',
          locations: ['tatooine-dune-sea'],
          cards: [{ card: 'obi-wan-kenobi', at: 'tatooine-dune-sea' }, { card: effect }],
          light: { force: 2, reserve: 9, hand: ['alter-light'] },
        },
        LIGHT,
      ).includes(`play:alter-light:cancel:${effect}`);
    expect(cancels('wrong-turn')).toBe(true);
    expect(cancels('restricted-deployment')).toBe(false);
  });

  it('power: in a battle that is close, neither in a phase nor where it is lost', () => {
    const boosts = (phase: string, attackers: number) =>
      answersFrom(
        {
          turn: 'light',
          phase,
          locations: ['endor-dark'],
          cards: ['tie-fighter', 'tie-fighter', ...Array.from({ length: attackers }, () => 'x-wing')].map((card) => ({
            card,
            at: 'endor',
          })),
          dark: { reserve: 9, hand: ['dark-maneuvers'] },
          light: { force: 2, reserve: 9 },
        },
        DARK,
      ).some((key) => key.startsWith('play:dark-maneuvers:boost:tie-fighter'));
    expect(boosts('battle', 1)).toBe(true);
    expect(boosts('battle', 4)).toBe(false);
    expect(boosts('draw', 1)).toBe(false);
  });

  it('save: what is lost comes back', () => {
    const given = answersFrom(
      {
        turn: 'light',
        phase: 'battle',
        locations: ['death-star-war-room'],
        cards: [
          { card: 'general-tagge', at: 'death-star-war-room' },
          { card: 'luke-skywalker', at: 'death-star-war-room' },
          { card: 'obi-wan-kenobi', at: 'death-star-war-room' },
        ],
        dark: { force: 2, reserve: 9, hand: ['evader'] },
        light: { force: 3, reserve: 9 },
      },
      DARK,
    );
    expect(given).toContain('play:evader:recover');
  });

  it('life: cards in hand whose like is on table become Life Force again', () => {
    const given = answersFrom(
      {
        phase: 'control',
        locations: ['kessel'],
        cards: [{ card: 'reactor-terminal' }],
        dark: { force: 2, reserve: 9, hand: ['kessel', 'stormtrooper'] },
      },
      DARK,
    );
    expect(given).toContain('use:reactor-terminal:return');
    expect(given).toContain('1:kessel');
  });
});

describe('the greedy bot reacts', () => {
  const reacts = (attackers: number) =>
    answersFrom(
      {
        turn: 'light',
        phase: 'battle',
        locations: ['dantooine-dark', 'yavin-4-dark'],
        cards: [
          ...Array.from({ length: attackers }, () => ({ card: 'x-wing', at: 'dantooine' })),
          { card: 'tie-fighter', at: 'dantooine' },
          { card: 'devastator', at: 'yavin-4' },
        ],
        light: { force: 1, reserve: 9 },
        dark: { force: 1, reserve: 9 },
      },
      DARK,
    ).includes('react:devastator:dantooine');

  it('to a battle that it turns, and to none that stays lost', () => {
    expect(reacts(1)).toBe(true);
    expect(reacts(6)).toBe(false);
  });

  it('and sets harm on the strongest of the opponent’s, wherever it is', () => {
    const given = answersFrom(
      {
        phase: 'deploy',
        locations: ['tatooine-dune-sea', 'yavin-4-jungle-light'],
        cards: ['rebel-trooper', 'leia-organa', 'biggs-darklighter'].map((card) => ({ card, at: 'yavin-4-jungle' })),
        dark: { force: 3, reserve: 9, hand: ['luke-luuuuke'] },
      },
      DARK,
    );
    expect(given).toContain('leia-organa');
  });
});

it('helps no ship that is far from the battle', () => {
  const cards = [
    { card: 'tie-fighter', at: 'kessel' },
    { card: 'darth-vader', at: 'tatooine-cantina' },
    { card: 'obi-wan-kenobi', at: 'tatooine-cantina' },
  ];
  const given = answersFrom(
    {
      phase: 'battle',
      locations: ['tatooine-cantina-dark', 'kessel'],
      cards,
      dark: { force: 6, reserve: 20, hand: ['dark-maneuvers'] },
      light: { force: 1, reserve: 20 },
    },
    DARK,
  );
  expect(given).toContain('battle:tatooine-cantina');
  expect(given).not.toContainEqual(expect.stringMatching(/^play:dark-maneuvers/));
});
