import type { Translated } from '@rangefinder/table';
import type { en } from './words.en.ts';

export const fr: Translated<typeof en> = {
  title: 'Règles',
  game: 'Jeu',
  search: 'Chercher dans les règles',
  searchHint: 'Des mots, une carte, un numéro de règle. Les fautes de frappe sont pardonnées.',
  clear: 'Effacer la recherche',
  chapters: 'Chapitres',
  close: 'Fermer',
  found:
    '{count, plural, =0 {Rien trouvé. Essayez moins de mots, ou d’autres ; les textes des règles sont en anglais.} one {# règle trouvée} other {# règles trouvées}}',
  inEnglish: 'Les textes des règles sont en anglais.',
  loading: 'Chargement des règles…',
  failed: "Les règles n'ont pas pu être chargées : {reason}",
  retry: 'Réessayer',
  unknown: "Il n'y a pas de règle {rule}.",
  ruling: 'Décision',
  note: 'Note',
  example: 'Exemple',
  more: '{notes, plural, =0 {} one {# note} other {# notes}}{both, select, yes {, } other {}}{examples, plural, =0 {} one {# exemple} other {# exemples}}',
  physical: 'Seulement pour une vraie table',
  link: 'Lien vers la règle {rule}',
  top: 'Retour en haut',
};
