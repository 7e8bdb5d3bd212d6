import type { UnitFacts } from '../../../card.ts';
import { action, free, kw, melee, ranged } from '../../print.ts';
import { cardsOf } from '../unit.ts';

const operative = cardsOf('republic', 'operative');

export const OPERATIVES: readonly UnitFacts[] = [
  operative({
    id: 'padme-amidala',
    name: 'Padmé Amidala',
    title: 'Spirited Senator',
    unique: true,
    points: 90,
    wounds: 6,
    courage: 3,
    speed: 2,
    defense: 'white',
    surges: { attack: 'hit', defense: 'block' },
    keywords: [
      action(kw('quick-thinking')),
      kw('authoritative'),
      kw('exemplar'),
      kw('nimble'),
      kw('sharpshooter-x', 2),
    ],
    weapons: [
      melee('Martial Arts', { black: 3 }),
      ranged("Padmé's ELG-3A Blaster Pistol", 1, 2, { black: 3 }, kw('pierce-x', 1)),
    ],
    slots: ['command', 'training', 'gear', 'armament'],
  }),
  operative({
    id: 'r2-d2-independent-astromech',
    name: 'R2-D2',
    title: 'Independent Astromech',
    subtypes: ['droid'],
    unique: true,
    points: 55,
    formerPoints: 45,
    wounds: 4,
    courage: 2,
    speed: 1,
    defense: 'white',
    surges: { attack: 'hit', defense: 'block' },
    keywords: [
      action(kw('repair-x', 2, 'capacity 2')),
      free(kw('secret-mission')),
      kw('grounded'),
      kw('inconspicuous'),
    ],
    weapons: [melee('Electro-Shock', { white: 3 }, kw('suppressive'))],
    slots: ['comms'],
  }),
  operative({
    id: 'c-3po-made-to-suffer',
    name: 'C-3PO',
    title: 'Made to Suffer',
    counterpart: true,
    subtypes: ['droid'],
    unique: true,
    points: 15,
    wounds: 2,
    courage: 2,
    speed: 1,
    defense: 'white',
    surges: { attack: 'hit', defense: 'block' },
    keywords: [action(kw('calculate-odds')), free(kw('distract')), kw('counterpart', 'r2-d2')],
    weapons: [melee('Clumsy Kick', { white: 1 })],
    slots: [],
  }),
];
