import type { UnitFacts } from '../../../card.ts';
import { kw, melee, ranged } from '../../print.ts';
import { cardsOf } from '../unit.ts';

const support = cardsOf('rebels', 'support');

export const SUPPORT: readonly UnitFacts[] = [
  support({
    id: '1-4-fd-laser-cannon-team',
    name: '1.4 FD Laser Cannon Team',
    type: 'emplacement',
    points: 65,
    formerPoints: 70,
    wounds: 6,
    courage: 2,
    speed: 0,
    defense: 'white',
    surges: { attack: 'hit', defense: 'block' },
    keywords: [kw('full-pivot'), kw('sentinel'), kw('stationary')],
    weapons: [
      ranged('1.4 FD Laser Cannon', 1, 5, { black: 5 }, kw('impact-x', 2), kw('fixed', 'front')),
      melee('Unarmed', { black: 2 }),
      ranged('DH-17 Blaster Pistols', 1, 2, { white: 4 }),
    ],
    slots: ['comms', 'generator'],
    stand: 'round100',
  }),
  support({
    id: 'at-rt-rebels',
    name: 'AT-RT',
    type: 'ground',
    points: 55,
    wounds: 6,
    resilience: 4,
    speed: 2,
    defense: 'white',
    surges: { attack: 'crit' },
    keywords: [kw('armor'), kw('climbing-vehicle'), kw('expert-climber')],
    weapons: [
      melee('Grappling Claws', { red: 3 }, kw('impact-x', 1)),
      ranged('A-300 Blaster Rifle', 1, 3, { white: 2 }),
    ],
    slots: ['hardpoint', 'comms'],
    stand: 'round70',
  }),
  support({
    id: 'tauntaun-riders',
    name: 'Tauntaun Riders',
    type: 'creature',
    points: 95,
    minis: 2,
    wounds: 4,
    courage: 2,
    speed: 3,
    defense: 'white',
    surges: { attack: 'hit', defense: 'block' },
    keywords: [kw('agile-x', 1), kw('relentless'), kw('reposition'), kw('sharpshooter-x', 1), kw('unhindered')],
    weapons: [
      melee('Horns & Hind Claws', { black: 2, white: 1 }, kw('ram', 1)),
      ranged('DL-44 Blaster Pistol', 1, 2, { red: 2 }),
    ],
    slots: ['training', 'comms'],
    stand: 'round50',
  }),
];
