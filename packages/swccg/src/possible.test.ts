import { describe, expect, it } from 'vitest';
import { checkPossible } from './possible.ts';
import { parseSetup } from './setup.ts';

const check = (position: object) => () => checkPossible(parseSetup({ position }));
const TATOOINE = { locations: ['tatooine-light', 'tatooine-cantina-dark'] };

describe('a position', () => {
  it('passes where play could lead to it', () => {
    const cards = [
      { card: 'red-3', at: 'tatooine' },
      { card: 'biggs-darklighter', aboard: 'red-3', slot: 'pilot' },
      { card: 'darth-vader', at: 'tatooine-cantina' },
    ];
    expect(check({ ...TATOOINE, cards })).not.toThrow();
  });

  it.each([
    [
      'two of a unique card',
      [0, 1].map((n) => ({ card: 'darth-vader', id: `v${n}`, at: 'tatooine-cantina' })),
      /as often/,
    ],
    ['somebody in space', [{ card: 'darth-vader', at: 'tatooine' }], /float in space/],
    [
      'more riders than seats',
      [
        { card: 'red-3', at: 'tatooine' },
        { card: 'biggs-darklighter', aboard: 'red-3', slot: 'pilot' },
        { card: 'rebel-pilot', aboard: 'red-3', slot: 'pilot' },
      ],
      /cards\[2\]\.slot: There is no room for it as pilot/,
    ],
    [
      'an undercover card that is no spy',
      [{ card: 'darth-vader', at: 'tatooine-cantina', undercover: true }],
      /no spy/,
    ],
    ['the back of a card without one', [{ card: 'darth-vader', at: 'tatooine-cantina', face: 1 }], /face: .* one side/],
    ['an Interrupt that lies there', [{ card: 'dark-maneuvers' }], /never lies on table/],
    ['a captive ship', [{ card: 'red-3', at: 'tatooine', captive: true }], /no character/],
    ['a choice that no card leaves', [{ card: 'darth-vader', at: 'tatooine-cantina', choice: 'x' }], /no choice/],
    ['somebody beside the locations', [{ card: 'darth-vader' }], /cards\[0\]: Darth Vader must be at/],
    [
      'somebody on somebody',
      [
        { card: 'darth-vader', at: 'tatooine-cantina' },
        { card: 'stormtrooper', on: 'darth-vader' },
      ],
      /on: Stormtrooper is not laid on a card/,
    ],
    ['a beast indoors', [{ card: 'bantha', at: 'tatooine-cantina' }], /at: Bantha cannot be there/],
    ['a starfighter indoors', [{ card: 'red-3', at: 'tatooine-cantina' }], /at: Red 3 cannot be there/],
    [
      'a card in two places',
      [{ card: 'darth-vader', at: 'tatooine-cantina', on: 'red-3' }],
      /cards\[0\]\.on: Where it is stands there already/,
    ],
    [
      'a seat for nobody aboard',
      [{ card: 'darth-vader', at: 'tatooine-cantina', slot: 'pilot' }],
      /slot: Only what is/,
    ],
    ['a place beside the locations at one', [{ card: 'presence-of-the-force', to: 'tatooine' }], /\.to: /],
    [
      'the name of a location',
      [{ card: 'darth-vader', id: 'tatooine', at: 'tatooine-cantina' }],
      /A location is called/,
    ],
    ['a name that is none', [{ card: 'darth-vader', id: '__proto__', at: 'tatooine-cantina' }], /is no name/],
    ['a card that is no text', [{ card: { toString: 1 }, at: 'tatooine-cantina' }], /There is no card an object/],
    [
      'an Effect that moved',
      [{ card: 'presence-of-the-force', at: 'tatooine-cantina', moved: true }],
      /moved: .* neither moves/,
    ],
    [
      'a captive of its own side',
      [
        { card: 'rebel-trooper', at: 'tatooine-cantina' },
        { card: 'luke-skywalker', on: 'rebel-trooper', captive: true },
      ],
      /on: Characters of the other side hold captives/,
    ],
    [
      'a target of somebody who has none',
      [
        { card: 'red-3', at: 'tatooine' },
        { card: 'darth-vader', at: 'tatooine-cantina', target: 'red-3' },
      ],
      /target: Darth Vader is about nobody/,
    ],
    [
      'a weapon on who is no warrior, and never will be',
      [
        { card: 'rebel-pilot', at: 'tatooine-cantina' },
        { card: 'obi-wans-lightsaber', on: 'rebel-pilot' },
      ],
      /cards\[1\]\.on: Obi-Wan's Lightsaber does not go on that/,
    ],
    [
      'torpedoes in the hands of somebody',
      [
        { card: 'luke-skywalker', at: 'tatooine-cantina' },
        { card: 'proton-torpedoes', on: 'luke-skywalker' },
      ],
      /cards\[1\]\.on: Proton Torpedoes does not go on that/,
    ],
    [
      'a weapon in the hands of the other side',
      [
        { card: 'darth-vader', at: 'tatooine-cantina' },
        { card: 'blaster', on: 'darth-vader' },
      ],
      /cards\[1\]\.on: Blaster does not go on that/,
    ],
    ['a weapon that lies about', [{ card: 'blaster', at: 'tatooine-cantina' }], /cards\[0\]\.at: Blaster does not/],
    [
      'a device of ships on a droid',
      [
        { card: 'r2-d2', at: 'tatooine-cantina' },
        { card: 'targeting-computer', on: 'r2-d2' },
      ],
      /cards\[1\]\.on: Targeting Computer does not go on that/,
    ],
    [
      'an Effect where it does not go',
      [{ card: 'traffic-control', at: 'tatooine-cantina' }],
      /cards\[0\]\.at: Traffic/,
    ],
    [
      'an Effect of locations beside them',
      [{ card: 'presence-of-the-force' }],
      /cards\[0\]: Presence Of The Force does/,
    ],
    [
      'a Defensive Shield at a location',
      [{ card: 'wipe-them-out-all-of-them', at: 'tatooine-cantina' }],
      /does not go/,
    ],
    [
      'riders of the other side',
      [
        { card: 'red-3', at: 'tatooine' },
        { card: 'imperial-pilot', aboard: 'red-3', slot: 'pilot' },
      ],
      /cards\[1\]\.aboard: Imperial Pilot rides with its own side/,
    ],
    ['a target that is not there', [{ card: 'luke-luuuuke', at: 'tatooine-cantina', target: 'luke' }], /no "luke"/],
  ])('is refused with %s', (_what, cards, why) => {
    expect(check({ ...TATOOINE, cards })).toThrow(why);
  });

  it.each([
    [
      'a warrior with a weapon',
      [
        { card: 'rebel-trooper', at: 'tatooine-cantina' },
        { card: 'blaster', on: 'rebel-trooper' },
      ],
    ],
    [
      'somebody who has forgotten how to use one',
      [
        { card: 'rebel-pilot', at: 'tatooine-cantina' },
        { card: 'blaster', on: 'rebel-pilot' },
      ],
    ],
    [
      'somebody under cover with what was given before',
      [
        { card: 'leia-organa', at: 'tatooine-cantina', undercover: true },
        { card: 'tatooine-utility-belt', on: 'leia-organa' },
      ],
    ],
    [
      'a ship that has flown away from where it was equipped',
      [
        { card: 'tie-scout', at: 'tatooine' },
        { card: 'fusion-generator-supply-tanks-dark', on: 'tie-scout' },
      ],
    ],
    [
      'a mask that has been reached',
      [
        { card: 'rebel-trooper', at: 'tatooine-cantina' },
        { card: 'tusken-breath-mask', on: 'rebel-trooper', target: 'rebel-trooper' },
      ],
    ],
  ])('may have %s', (_what, cards) => {
    expect(check({ ...TATOOINE, cards })).not.toThrow();
  });

  it('has ships and people where they can be', () => {
    const locations = ['endor-dark', 'death-star-ii', 'death-star-ii-coolant-shaft'];
    const at = (card: string, to: string) => check({ locations, cards: [{ card, at: to }] });
    expect(at('x-wing', 'death-star-ii-coolant-shaft')).not.toThrow();
    expect(at('devastator', 'death-star-ii-coolant-shaft')).toThrow(/cannot be there/);
    expect(at('darth-vader', 'death-star-ii-coolant-shaft')).toThrow(/float in space/);
  });

  it('is refused with more cards than a deck has, and with orbits around nothing', () => {
    expect(check({ ...TATOOINE, dark: { reserve: 60 } })).toThrow(/60 cards, and here are 61/);
    expect(check({ locations: ['tatooine-light'], dark: { reserve: 60 } })).not.toThrow();
    const locations = [{ card: 'death-star', orbit: 'hoth' }];
    expect(check({ locations })).toThrow(/no system "hoth"/);
    expect(check({ locations: [{ card: 'tatooine-light', parsec: 5 }] })).toThrow(/no mobile system/);
    expect(check({ locations: ['tatooine-light', 'tatooine-light'] })).toThrow(/lies there already/);
    expect(check({ locations: [{ card: 'death-star', orbit: 'death-star' }] })).toThrow(/cannot orbit itself/);
    expect(check({ locations: ['tatooine-light', { card: 'death-star', orbit: 'tatooine', parsec: 3 }] })).toThrow(
      /no deep space/,
    );
    expect(check({ locations: [{ card: 'forest-dark', row: 'banana' }] })).toThrow(/No location is of "banana"/);
    expect(check({ locations: [{ card: 'tatooine-cantina-dark', row: 'hoth' }] })).toThrow(
      /lies in the row "tatooine"/,
    );
    expect(check({ ...TATOOINE, dark: { under: ['stormtrooper'] } })).toThrow(/Defensive Shields alone/);
  });
});
