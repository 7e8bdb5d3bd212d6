import type { UnitFacts } from '../../../card.ts';
import { kw, ranged } from '../../print.ts';
import { cardsOf } from '../unit.ts';

const heavy = cardsOf('rebels', 'heavy');

export const HEAVY: readonly UnitFacts[] = [
  heavy({
    id: 'a-a5-speeder-truck',
    name: 'A-A5 Speeder Truck',
    type: 'repulsor',
    points: 75,
    wounds: 8,
    resilience: 6,
    speed: 1,
    defense: 'white',
    surges: { defense: 'block' },
    keywords: [
      kw('armor'),
      kw('hover', 'ground'),
      kw('reposition'),
      kw('transport-x', 1, 'closed'),
      kw('weak-point-x', 2, 'rear'),
    ],
    weapons: [],
    slots: ['pilot', 'crew', 'crew', 'hardpoint', 'comms'],
    stand: 'oblong175',
  }),
  heavy({
    id: 't-47-airspeeder',
    name: 'T-47 Airspeeder',
    type: 'repulsor',
    points: 130,
    wounds: 7,
    resilience: 5,
    speed: 3,
    defense: 'white',
    surges: { attack: 'crit', defense: 'block' },
    keywords: [
      kw('armor'),
      kw('arsenal', 2),
      kw('cover-x', 1),
      kw('immune-blast'),
      kw('immune-melee'),
      kw('immune-range-1-weapons'),
      kw('speeder-x', 2),
    ],
    weapons: [ranged('Ap/11 Double Laser Cannon', 1, 3, { red: 3, black: 3 }, kw('fixed', 'front'), kw('impact-x', 3))],
    slots: ['pilot', 'hardpoint', 'comms'],
    stand: 'round100',
  }),
  heavy({
    id: 'x-34-landspeeder',
    name: 'X-34 Landspeeder',
    type: 'repulsor',
    points: 60,
    wounds: 6,
    resilience: 4,
    speed: 2,
    defense: 'white',
    surges: { attack: 'hit', defense: 'block' },
    keywords: [
      kw('armor-x', 2),
      kw('arsenal', 3),
      kw('cover-x', 1),
      kw('light-transport-x', 1, 'open'),
      kw('speeder-x', 1),
    ],
    weapons: [ranged("Driver's DH-17 Blaster Pistol", 1, 2, { white: 2 })],
    slots: ['pilot', 'crew', 'crew', 'hardpoint', 'comms'],
    stand: 'round100',
  }),
];
