import type { UpgradeFacts } from '../../card.ts';
import { kw, ranged } from '../print.ts';
import { cardsOf } from './upgrade.ts';

const ordnance = cardsOf('ordnance');

export const ORDNANCE: readonly UpgradeFacts[] = [
  ordnance({
    id: 'armor-piercing-shells',
    name: 'Armor-Piercing Shells',
    points: 10,
    keywords: [kw('cycle')],
    weapons: [ranged('Armor-Piercing Shells', 2, 3, { red: 1, black: 2 }, kw('fixed', 'front'), kw('impact-x', 3))],
    exhaust: true,
  }),
  ordnance({
    id: 'bunker-buster-shells',
    name: '"Bunker Buster" Shells',
    points: 12,
    keywords: [kw('cycle')],
    weapons: [
      ranged('"Bunker Buster" Shells', 1, 2, { black: 1, white: 3 }, kw('blast'), kw('fixed', 'front'), kw('scatter')),
    ],
    exhaust: true,
  }),
  ordnance({
    id: 'high-energy-shells',
    name: 'High-Energy Shells',
    points: 8,
    keywords: [kw('cycle')],
    weapons: [
      ranged(
        'High-Energy Shells',
        2,
        4,
        { red: 2, white: 1 },
        kw('critical-x', 1),
        kw('high-velocity'),
        kw('fixed', 'front'),
      ),
    ],
    exhaust: true,
  }),
];
