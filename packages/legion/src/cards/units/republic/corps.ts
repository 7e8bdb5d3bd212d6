import type { UnitFacts } from '../../../card.ts';
import { kw, melee, ranged } from '../../print.ts';
import { cardsOf } from '../unit.ts';

const corps = cardsOf('republic', 'corps');

export const CORPS: readonly UnitFacts[] = [
  corps({
    id: 'phase-i-clone-troopers',
    name: 'Phase I Clone Troopers',
    subtypes: ['clone'],
    points: 52,
    minis: 4,
    wounds: 1,
    courage: 1,
    speed: 2,
    defense: 'red',
    keywords: [kw('fire-support')],
    weapons: [melee('Unarmed', { black: 1 }), ranged('DC-15A Blaster Rifle', 1, 3, { black: 1 })],
    slots: ['heavy-weapon', 'personnel', 'gear', 'grenades'],
  }),
  corps({
    id: 'phase-ii-clone-troopers',
    name: 'Phase II Clone Troopers',
    subtypes: ['clone'],
    points: 62,
    minis: 4,
    wounds: 1,
    courage: 2,
    speed: 2,
    defense: 'red',
    keywords: [kw('fire-support'), kw('reliable-x', 1)],
    weapons: [melee('Unarmed', { black: 1 }), ranged('DC-15A Blaster Rifle', 1, 3, { black: 1 })],
    slots: ['heavy-weapon', 'personnel', 'training', 'gear', 'grenades'],
  }),
];
