import type { Translated } from '@rangefinder/table';
import type { en } from './words.en.ts';

export const fr: Translated<typeof en> = {
  title: '{kind, select, decks {Decks} squads {Escadrons} other {Escadrons et decks}}',
  lead: "{kind, select, decks {Composez un deck, apportez-en un d'ailleurs, ou prenez-en un tout prêt.} other {Composez un escadron, apportez-en un d'un autre constructeur, ou prenez-en un tout prêt.}} Tout reste sur cette machine.",
  game: 'Jeu',
  new: '{kind, select, decks {Nouveau deck} other {Nouvel escadron}}',
  import: 'Importer',
  importTitle: "{kind, select, decks {Apporter un deck d'ailleurs} other {Apporter un escadron d'ailleurs}}",
  importHint:
    "{kind, select, decks {Collez un deck tel que les joueurs l'écrivent, une carte par ligne avec son nombre (« 3x Stormtrooper »), ou choisissez un fichier.} other {Collez un lien ou un texte de YASB ou de Launch Bay Next, ou du XWS ; ou choisissez un fichier.}} Ce que cette table ne connaît pas est omis et nommé ; le reste est gardé.",
  importPaste: "{kind, select, decks {Le deck en texte} other {Lien ou texte de l'escadron}}",
  importFile: 'Choisir un fichier',
  importDo: '{kind, select, decks {Importer ce deck} other {Importer cet escadron}}',
  importFailed:
    "{kind, select, decks {Ce n'est pas un deck lisible} other {Ce n'est pas un escadron lisible}} : {reason}",
  cancel: 'Annuler',
  yours: '{kind, select, decks {Vos decks} other {Vos escadrons}}',
  none: "{kind, select, decks {Vous n'avez pas encore de deck.} other {Vous n'avez pas encore d'escadron.}} Commencez-en un, ou copiez-en un tout prêt ci-dessous.",
  ready: '{kind, select, decks {Decks tout prêts} other {Escadrons tout prêts}}',
  edit: 'Modifier',
  editName: 'Modifier {name}',
  copy: 'Copier',
  copyName: 'Copier {name}',
  copyOf: '{name} (copie)',
  remove: 'Supprimer',
  removeName: 'Supprimer {name}',
  removed: '« {name} » est supprimé.',
  undo: 'Annuler',
  play: 'Jouer',
  playName: 'Jouer avec {name}',
  playThis: '{kind, select, decks {Jouer avec ce deck} other {Jouer avec cet escadron}}',
  useReady: 'Copier et modifier',
  unnamed: '{kind, select, decks {Deck sans nom} other {Escadron sans nom}}',
  back: '{kind, select, decks {Tous les decks} squads {Tous les escadrons} other {Tous les escadrons et decks}}',
  saved: 'Enregistré sur cette machine',
  saving: 'Enregistrement…',
  notSaved:
    "{kind, select, decks {Ce navigateur n'a pas pu garder le deck} other {Ce navigateur n'a pas pu garder l'escadron}} : {reason}",
  missing: "Il n'y a ni escadron ni deck de ce nom sur cette machine.",
  noBuilder:
    "{kind, select, decks {Ce jeu n'a pas de decks à composer.} other {Ce jeu n'a pas d'escadrons à composer.}}",
  legal: 'légal',
  illegal: '{count, plural, one {# problème} other {# problèmes}}',
  changed: 'modifié {when}',
};
