import type { UnitFacts } from '../../../card.ts';
import { kw, melee, ranged } from '../../print.ts';
import { cardsOf } from '../unit.ts';

const support = cardsOf('empire', 'support');

export const SUPPORT: readonly UnitFacts[] = [
  support({
    id: '74-z-speeder-bikes',
    name: '74-Z Speeder Bikes',
    type: 'repulsor',
    points: 70,
    formerPoints: 75,
    minis: 2,
    wounds: 3,
    resilience: null,
    speed: 3,
    defense: 'white',
    surges: { attack: 'hit', defense: 'block' },
    keywords: [kw('cover-x', 1), kw('speeder-x', 1)],
    weapons: [
      ranged('EC-17 Holdout Blaster', 1, 2, { black: 2 }),
      ranged('Ax-20 Blaster Cannon', 1, 3, { red: 1, black: 1, white: 1 }, kw('fixed', 'front'), kw('impact-x', 1)),
    ],
    slots: ['comms'],
    stand: 'round50',
  }),
  support({
    id: 'dewback-rider',
    name: 'Dewback Rider',
    type: 'creature',
    points: 70,
    formerPoints: 75,
    wounds: 6,
    courage: 2,
    speed: 1,
    defense: 'red',
    surges: { attack: 'hit' },
    keywords: [kw('armor-x', 1), kw('relentless'), kw('reposition'), kw('spur'), kw('unhindered')],
    weapons: [melee('Razor Claws & Shock Prod', { red: 3, white: 3 }, kw('critical-x', 2), kw('suppressive'))],
    slots: ['training', 'comms', 'armament'],
    stand: 'round70',
  }),
  support({
    id: 'e-web-heavy-blaster-team',
    name: 'E-Web Heavy Blaster Team',
    type: 'emplacement',
    points: 55,
    wounds: 4,
    courage: 2,
    speed: 1,
    defense: 'red',
    surges: { attack: 'crit' },
    keywords: [kw('full-pivot'), kw('reposition'), kw('sentinel')],
    weapons: [
      melee('Unarmed', { black: 2 }),
      ranged('E-11 Blaster Rifles', 1, 3, { white: 2 }),
      ranged('E-Web Heavy Blaster', 1, 3, { red: 1, black: 2, white: 2 }, kw('cumbersome'), kw('fixed', 'front')),
    ],
    slots: ['comms', 'generator'],
    stand: 'gunner70',
  }),
];
