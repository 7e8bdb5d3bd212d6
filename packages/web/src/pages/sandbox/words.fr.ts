import type { Translated } from '@rangefinder/table';
import type { en } from './words.en.ts';

export const fr: Translated<typeof en> = {
  title: 'Bac à sable',
  lead: "Composez n'importe quelle position, choisissez les dés, et jouez les deux camps selon les règles. Rien ne compte ici.",
  game: 'Jeu',
  mission: 'Mission',
  play: 'Jouer cette position',
  load: 'Ouvrir un fichier',
  save: 'Enregistrer en scénario',
  share: 'Copier le lien',
  shared: 'Lien copié',
  clear: 'Vider le plateau',
  cleared: 'Le plateau est vide.',
  undo: 'Annuler',
  dice: 'Dés choisis',
  diceHint:
    'Une ligne par flux, comme « dice: [hit, crit, blank] ». Ils viennent dans cet ordre ; puis le hasard continue.',
  diceBad: 'Ces dés ne sont pas lisibles : {reason}',
  bad: 'Cette position ne peut être jouée : {reason}',
  badFile: "Ce fichier n'est pas lisible : {reason}",
  badLink: "Ce lien est abîmé, coupé ou d'une autre version. Copiez-le à nouveau, de la première lettre à la dernière.",
  noPosition: "Ce scénario commence avant la mise en place et n'a pas de position à modifier.",
  otherGame: "C'est un scénario de « {game} », qui ne se modifie pas ici.",
  noEditor: "Ce jeu n'a pas encore de bac à sable.",
  loaded: 'Ouvert : {title}',
  name: 'Titre du scénario',
  unnamed: 'Une position du bac à sable',
  playing: 'Bac à sable : vous jouez les deux camps',
  edit: "Modifier d'ici",
  back: "Retour à l'éditeur",
  saved:
    'Enregistré avec {count, plural, =0 {la position seule} one {la position et # décision} other {la position et # décisions}}.',
  failed: 'Les règles se sont arrêtées ici : {reason}',
};
