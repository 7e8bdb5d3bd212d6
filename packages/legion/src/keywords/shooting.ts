import { words } from '@rangefinder/kernel/words';
import { keyword } from './keyword.ts';

/*
 * Keywords of weapons and units that the forming of pools looks for: who may shoot, how far, and with whom.
 */

/** legion.versatile */
export const VERSATILE = keyword(
  'versatile',
  'Versatile',
  words(
    'It may be used at range while its unit is engaged.',
    'Utilisable à distance même engagé.',
    'Można jej użyć na dystans, nawet będąc związanym walką.',
  ),
  [],
);

/** legion.long-shot-x */
export const LONG_SHOT = keyword(
  'long-shot-x',
  'Long Shot X',
  words(
    'Spend up to X aim tokens: this weapon reaches one range further for each.',
    'Dépensez jusqu’à X pions visée : cette arme porte d’une portée de plus pour chacun.',
    'Wydaj do X żetonów celowania: ta broń sięga o zasięg dalej za każdy.',
  ),
  [],
);

/** legion.small */
export const SMALL = keyword(
  'small',
  'Small',
  words(
    'Its miniature does not count for range, sight and cover of ranged attacks against its unit.',
    'Sa figurine ne compte ni pour la portée, ni pour la vue, ni pour le couvert des attaques à distance contre son unité.',
    'Jej figurka nie liczy się do zasięgu, widoczności i osłony przy atakach dystansowych na oddział.',
  ),
  [],
);

/** legion.fire-support */
export const FIRE_SUPPORT = keyword(
  'fire-support',
  'Fire Support',
  words(
    'With a faceup order token it may add its weapons to a ranged attack of a friend, and counts as activated.',
    'Avec un ordre visible, elle peut ajouter ses armes à l’attaque à distance d’un allié et compte comme activée.',
    'Z odkrytym żetonem rozkazu może dodać swoje bronie do dystansowego ataku sojusznika i liczy się jako aktywowana.',
  ),
  [],
);

/** legion.beam-x */
export const BEAM = keyword(
  'beam-x',
  'Beam X',
  words(
    'Up to X more attacks with this weapon alone, each against another unit at range 1 of the last one.',
    'Jusqu’à X attaques de plus avec cette seule arme, chacune contre une autre unité à portée 1 de la précédente.',
    'Do X dodatkowych ataków samą tą bronią, każdy na inny oddział w zasięgu 1 od poprzedniego.',
  ),
  [],
);
