import type { UnitFacts } from '../../../card.ts';
import { kw, melee, ranged } from '../../print.ts';
import { cardsOf } from '../unit.ts';

const heavy = cardsOf('empire', 'heavy');

export const HEAVY: readonly UnitFacts[] = [
  heavy({
    id: 'at-st',
    name: 'AT-ST',
    type: 'ground',
    points: 155,
    formerPoints: 160,
    wounds: 11,
    resilience: 8,
    speed: 2,
    defense: 'white',
    surges: { defense: 'block' },
    keywords: [kw('armor'), kw('arsenal', 2), kw('weak-point-x', 1, 'rear')],
    weapons: [
      melee('Fence-cutting Blades', { red: 4 }),
      ranged('MS-4 Twin Blaster Cannon', 1, 4, { red: 2, black: 2, white: 2 }, kw('fixed', 'front'), kw('impact-x', 3)),
    ],
    slots: ['pilot', 'hardpoint', 'hardpoint', 'hardpoint', 'comms'],
    stand: 'walker100',
  }),
  heavy({
    id: 'laat-patrol-transport-empire',
    name: 'LAAT Patrol Transport',
    type: 'repulsor',
    points: 105,
    formerPoints: 120,
    wounds: 8,
    resilience: 6,
    speed: 2,
    defense: 'white',
    surges: { defense: 'block' },
    keywords: [
      kw('armor'),
      kw('arsenal', 2),
      kw('cover-x', 1),
      kw('hover', 2, 'air'),
      kw('immune-blast'),
      kw('immune-melee'),
      kw('immune-range-1-weapons'),
      kw('transport-x', 1, 'closed'),
    ],
    weapons: [ranged('Twin Laser Cannons', 1, 3, { red: 1, black: 3 }, kw('fixed', 'front'))],
    slots: ['pilot', 'ordnance', 'comms'],
    stand: 'round120',
  }),
  heavy({
    id: 'occupier-combat-assault-tank',
    name: 'Occupier Combat Assault Tank',
    type: 'ground',
    points: 140,
    formerPoints: 145,
    wounds: 8,
    resilience: 6,
    speed: 1,
    defense: 'red',
    keywords: [
      kw('armor'),
      kw('arsenal', 2),
      kw('reposition'),
      kw('transport-x', 1, 'open'),
      kw('weak-point-x', 1, 'sides'),
    ],
    weapons: [
      ranged('Forward Twin MK 2e/w Cannons', 1, 2, { red: 1, black: 1 }, kw('suppressive'), kw('fixed', 'front')),
      ranged('Lateral Quad MK 2e/w Cannons', 1, 4, { red: 2, black: 2 }, kw('impact-x', 2), kw('fixed', 'front')),
    ],
    slots: ['pilot', 'hardpoint', 'comms'],
    stand: 'oblong175',
  }),
];
