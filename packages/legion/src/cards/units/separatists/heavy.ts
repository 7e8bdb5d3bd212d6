import type { UnitFacts } from '../../../card.ts';
import { kw, ranged } from '../../print.ts';
import { cardsOf } from '../unit.ts';

const heavy = cardsOf('separatists', 'heavy');

export const HEAVY: readonly UnitFacts[] = [
  heavy({
    id: 'aat-trade-federation-battle-tank',
    name: 'AAT Trade Federation Battle Tank',
    type: 'repulsor',
    points: 175,
    formerPoints: 170,
    wounds: 9,
    resilience: 6,
    speed: 1,
    defense: 'red',
    keywords: [
      kw('ai-action', 'attack'),
      kw('armor'),
      kw('arsenal', 2),
      kw('barrage'),
      kw('hover', 'ground'),
      kw('weak-point-x', 2, 'rear'),
    ],
    weapons: [
      ranged('Lateral Anti-Personnel Lasers', 1, 2, { black: 3 }, kw('fixed', 'front')),
      ranged(
        'MX-8 Artillery Laser Cannon',
        2,
        4,
        { red: 4 },
        kw('critical-x', 2),
        kw('high-velocity'),
        kw('impact-x', 1),
      ),
    ],
    slots: ['pilot', 'ordnance', 'ordnance', 'comms'],
    stand: 'round150',
  }),
  heavy({
    id: 'nr-n99-persuader-class-tank-droid',
    name: 'NR-N99 Persuader-class Tank Droid',
    type: 'ground',
    points: 145,
    wounds: 11,
    resilience: 7,
    speed: 1,
    defense: 'white',
    surges: { attack: 'hit', defense: 'block' },
    keywords: [
      kw('armor'),
      kw('arsenal', 2),
      kw('programmed'),
      kw('reposition'),
      kw('transport-x', 1, 'open'),
      kw('weak-point-x', 1, 'sides'),
    ],
    weapons: [
      ranged(
        'Ion Cannons',
        1,
        2,
        { red: 1, black: 1, white: 1 },
        kw('impact-x', 1),
        kw('ion-x', 1),
        kw('fixed', 'front'),
      ),
      ranged(
        'Heavy Repeating Blasters',
        1,
        4,
        { red: 1, black: 2, white: 2 },
        kw('critical-x', 1),
        kw('fixed', 'front'),
      ),
    ],
    slots: ['programming', 'ordnance', 'comms'],
    stand: 'oblong200',
  }),
];
