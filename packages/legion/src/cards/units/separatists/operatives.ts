import type { UnitFacts } from '../../../card.ts';
import { action, kw, melee, ranged } from '../../print.ts';
import { cardsOf } from '../unit.ts';

const operative = cardsOf('separatists', 'operative');

export const OPERATIVES: readonly UnitFacts[] = [
  operative({
    id: 'cad-bane',
    name: 'Cad Bane',
    title: 'Needs No Introduction',
    unique: true,
    points: 120,
    formerPoints: 125,
    wounds: 6,
    courage: 3,
    speed: 2,
    defense: 'white',
    surges: { attack: 'hit', defense: 'block' },
    keywords: [action(kw('jump-x', 1)), kw('bounty'), kw('danger-sense-x', 2), kw('sharpshooter-x', 1), kw('steady')],
    weapons: [
      melee('Martial Arts', { black: 3 }),
      ranged('Dual LL-30 Blaster Pistols', 1, 2, { black: 4 }, kw('pierce-x', 1)),
    ],
    slots: ['training', 'comms', 'gear', 'armament', 'grenades'],
  }),
  operative({
    id: 'maul',
    name: 'Maul',
    title: 'Impatient Apprentice',
    unique: true,
    points: 160,
    wounds: 6,
    courage: 3,
    speed: 2,
    defense: 'red',
    keywords: [action(kw('jump-x', 1)), kw('deflect'), kw('immune-pierce'), kw('juyo-mastery')],
    weapons: [melee("Maul's Double-bladed Lightsaber", { red: 4, white: 4 }, kw('impact-x', 2), kw('pierce-x', 2))],
    slots: ['force', 'force', 'training', 'training'],
  }),
];
