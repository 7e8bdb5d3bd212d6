import type { UnitFacts } from '../../../card.ts';
import { free, kw, melee, ranged, selfDestruct } from '../../print.ts';
import { cardsOf } from '../unit.ts';

const support = cardsOf('separatists', 'support');

export const SUPPORT: readonly UnitFacts[] = [
  support({
    id: 'dsd1-dwarf-spider-droid',
    name: 'DSD1 Dwarf Spider Droid',
    type: 'ground',
    points: 55,
    wounds: 6,
    resilience: 4,
    speed: 2,
    defense: 'white',
    surges: { attack: 'hit', defense: 'block' },
    keywords: [
      free(kw('self-destruct', 4)),
      kw('armor-x', 3),
      kw('climbing-vehicle'),
      kw('expert-climber'),
      kw('programmed'),
    ],
    weapons: [
      selfDestruct('DSD1 Self-Destruct Mechanism', { red: 3 }, kw('blast'), kw('impact-x', 1)),
      melee('Wicked Kick', { red: 1, black: 1, white: 1 }),
    ],
    slots: ['programming', 'hardpoint', 'comms'],
    stand: 'round70',
  }),
  support({
    id: 'droidekas',
    name: 'Droidekas',
    type: 'ground',
    points: 75,
    formerPoints: 80,
    minis: 2,
    wounds: 3,
    resilience: null,
    speed: 1,
    defense: 'white',
    surges: { defense: 'block' },
    keywords: [kw('ai-action', 'attack, move'), kw('generator-x', 1), kw('shielded', 4), kw('wheel-mode')],
    weapons: [
      ranged(
        'Dual Twin Blaster Cannons',
        1,
        3,
        { red: 1, black: 2 },
        kw('suppressive'),
        kw('fixed', 'front'),
        kw('immune-deflect'),
      ),
    ],
    slots: ['comms'],
    stand: 'low50',
  }),
  support({
    id: 'stap-riders',
    name: 'STAP Riders',
    type: 'repulsor',
    points: 75,
    formerPoints: 73,
    minis: 2,
    wounds: 3,
    resilience: null,
    speed: 3,
    defense: 'white',
    keywords: [
      kw('agile-x', 1),
      kw('ai-action', 'move'),
      kw('coordinate', 'droid trooper, vehicle'),
      kw('cover-x', 1),
      kw('speeder-x', 1),
    ],
    weapons: [ranged('Repeating Dual Blaster Cannons', 1, 3, { black: 3 }, kw('critical-x', 1), kw('fixed', 'front'))],
    slots: ['comms'],
    stand: 'round50',
  }),
];
