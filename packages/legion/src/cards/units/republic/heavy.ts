import type { UnitFacts } from '../../../card.ts';
import { kw, ranged } from '../../print.ts';
import { cardsOf } from '../unit.ts';

const heavy = cardsOf('republic', 'heavy');

export const HEAVY: readonly UnitFacts[] = [
  heavy({
    id: 'infantry-support-platform',
    name: 'Infantry Support Platform',
    type: 'repulsor',
    points: 65,
    wounds: 7,
    resilience: 5,
    speed: 3,
    defense: 'white',
    surges: { attack: 'hit', defense: 'block' },
    keywords: [kw('armor-x', 3), kw('cover-x', 1), kw('hover', 'ground'), kw('weak-point-x', 1, 'rear, sides')],
    weapons: [ranged('DC-15 Blaster Rifles', 1, 3, { black: 2 })],
    slots: ['pilot', 'hardpoint', 'comms'],
    stand: 'round100',
  }),
  heavy({
    id: 'laat-patrol-transport-republic',
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
    id: 'tx-130-saber-class-fighter-tank',
    name: 'TX-130 Saber-Class Fighter Tank',
    type: 'repulsor',
    points: 170,
    wounds: 9,
    resilience: 6,
    speed: 2,
    defense: 'red',
    keywords: [
      kw('armor'),
      kw('arsenal', 2),
      kw('hover', 'ground'),
      kw('outmaneuver'),
      kw('weak-point-x', 1, 'rear, sides'),
    ],
    weapons: [
      ranged(
        'Twin Lateral GA-6x Laser Cannons',
        1,
        4,
        { red: 2, black: 2, white: 2 },
        kw('critical-x', 1),
        kw('impact-x', 2),
        kw('fixed', 'front'),
      ),
    ],
    slots: ['pilot', 'hardpoint', 'ordnance', 'comms'],
    stand: 'round150',
  }),
];
