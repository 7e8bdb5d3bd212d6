import type { UnitFacts } from '../../../card.ts';
import { kw, melee, ranged } from '../../print.ts';
import { cardsOf } from '../unit.ts';

const support = cardsOf('republic', 'support');

export const SUPPORT: readonly UnitFacts[] = [
  support({
    id: 'at-rt-republic',
    name: 'AT-RT',
    type: 'ground',
    points: 60,
    formerPoints: 65,
    wounds: 6,
    resilience: 4,
    speed: 2,
    defense: 'white',
    surges: { attack: 'hit', defense: 'block' },
    keywords: [kw('armor'), kw('climbing-vehicle'), kw('expert-climber'), kw('scout-x', 1)],
    weapons: [
      melee('Grappling Claws', { red: 3 }, kw('impact-x', 1)),
      ranged('Merr-Sonn RPC-2 Rocket Launcher', 1, 3, { black: 1, white: 2 }, kw('critical-x', 1), kw('impact-x', 1)),
    ],
    slots: ['hardpoint', 'comms'],
    stand: 'round70',
  }),
  support({
    id: 'barc-speeder',
    name: 'BARC Speeder',
    type: 'repulsor',
    points: 55,
    formerPoints: 60,
    wounds: 5,
    resilience: 3,
    speed: 3,
    defense: 'red',
    surges: { attack: 'hit' },
    keywords: [kw('arsenal', 2), kw('cover-x', 1), kw('speeder-x', 1)],
    weapons: [
      ranged('Twin Light Blaster Cannon', 1, 3, { red: 1, black: 1, white: 1 }, kw('fixed', 'front')),
      ranged('DC-15A Blaster Rifle', 1, 3, { black: 1 }),
    ],
    slots: ['crew', 'comms'],
    stand: 'round70',
  }),
  support({
    id: 'raddaugh-gnasp-fluttercraft',
    name: 'Raddaugh Gnasp Fluttercraft',
    type: 'repulsor',
    points: 55,
    wounds: 6,
    resilience: 3,
    speed: 2,
    defense: 'white',
    surges: { attack: 'hit', defense: 'block' },
    keywords: [
      kw('cover-x', 2),
      kw('immune-blast'),
      kw('immune-melee'),
      kw('immune-range-1-weapons'),
      kw('reposition'),
      kw('speeder-x', 2),
    ],
    weapons: [ranged("Pilot's Kashyyyk Pistol", 1, 2, { black: 1, white: 1 })],
    slots: ['crew', 'comms'],
    stand: 'round100',
  }),
];
