import type { UnitFacts } from '../../../card.ts';
import { kw, melee, ranged } from '../../print.ts';
import { cardsOf } from '../unit.ts';

const corps = cardsOf('separatists', 'corps');

export const CORPS: readonly UnitFacts[] = [
  corps({
    id: 'b1-battle-droids',
    name: 'B1 Battle Droids',
    subtypes: ['droid'],
    points: 38,
    formerPoints: 36,
    minis: 6,
    wounds: 1,
    courage: 1,
    speed: 2,
    defense: 'white',
    keywords: [kw('ai-action', 'attack'), kw('coordinate', 'droid trooper')],
    weapons: [melee('Bludgeon', { white: 1 }), ranged('E-5 Light Blaster Rifle', 1, 3, { white: 1 })],
    slots: ['heavy-weapon', 'personnel', 'comms'],
  }),
  corps({
    id: 'b2-super-battle-droids',
    name: 'B2 Super Battle Droids',
    subtypes: ['droid'],
    points: 45,
    minis: 3,
    wounds: 2,
    courage: 2,
    speed: 2,
    defense: 'white',
    keywords: [kw('ai-action', 'attack'), kw('armor-x', 1)],
    weapons: [ranged('Arm Cannons', 1, 2, { black: 1, white: 1 }), melee('Unarmed', { black: 1 })],
    slots: ['heavy-weapon', 'personnel', 'comms'],
  }),
];
