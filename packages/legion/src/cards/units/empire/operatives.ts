import type { UnitFacts } from '../../../card.ts';
import { action, kw, melee, ranged } from '../../print.ts';
import { cardsOf } from '../unit.ts';

const operative = cardsOf('empire', 'operative');

export const OPERATIVES: readonly UnitFacts[] = [
  operative({
    id: 'boba-fett',
    name: 'Boba Fett',
    title: 'Infamous Bounty Hunter',
    unique: true,
    points: 120,
    formerPoints: 125,
    wounds: 5,
    courage: 3,
    speed: 3,
    defense: 'red',
    surges: { attack: 'crit', defense: 'block' },
    keywords: [action(kw('jump-x', 2)), kw('arsenal', 2), kw('bounty'), kw('impervious'), kw('sharpshooter-x', 2)],
    weapons: [
      melee('Boot Spike', { red: 2 }),
      ranged('Wrist Rocket', 1, 2, { black: 2 }, kw('impact-x', 1)),
      ranged("Fett's E-3 Carbine", 1, 3, { black: 2 }, kw('pierce-x', 1)),
    ],
    slots: ['training', 'training', 'gear', 'gear'],
  }),
  operative({
    id: 'bossk',
    name: 'Bossk',
    title: 'Trandoshan Terror',
    unique: true,
    points: 115,
    wounds: 7,
    courage: 2,
    speed: 2,
    defense: 'white',
    surges: { attack: 'crit' },
    keywords: [kw('bounty'), kw('enrage-x', 3), kw('expert-climber'), kw('regenerate-x', 3), kw('unhindered')],
    weapons: [
      melee('Frenzy', { red: 1, black: 2, white: 1 }, kw('pierce-x', 1)),
      ranged('Relby-v10 Mortar Rifle', 2, 4, { red: 1, white: 4 }, kw('pierce-x', 1), kw('suppressive')),
    ],
    slots: ['training', 'training', 'gear'],
  }),
  operative({
    id: 'darth-vader-the-emperors-apprentice',
    name: 'Darth Vader',
    title: "The Emperor's Apprentice",
    unique: true,
    points: 175,
    formerPoints: 155,
    wounds: 7,
    courage: 3,
    speed: 2,
    defense: 'red',
    keywords: [kw('deflect'), kw('immune-pierce'), kw('jedi-hunter'), kw('master-of-the-force-x', 1), kw('relentless')],
    weapons: [
      melee("Vader's Lightsaber", { red: 5 }, kw('impact-x', 3), kw('pierce-x', 3)),
      ranged('Force Throw', 1, 2, { black: 2 }, kw('blast'), kw('scatter')),
    ],
    slots: ['force', 'force', 'training'],
  }),
];
