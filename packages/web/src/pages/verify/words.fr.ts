import type { Translated } from '@rangefinder/table';
import type { en } from './words.en.ts';

export const fr: Translated<typeof en> = {
  title: 'Dés loyaux',
  lead: "Personne ne peut piper les dés d'une partie ici : ni le serveur, ni un joueur. Cette page le vérifie, dans votre propre navigateur.",
  how: 'Comment ça marche',
  steps: {
    one: "Avant que quiconque s'assoie, le serveur invente un secret et en publie l'empreinte. Une empreinte ne dit rien du secret, mais aucun autre secret n'a la même.",
    two: "Chaque joueur ajoute un mot à lui. Tous les dés de la partie découlent du secret et des mots ensemble. Le serveur ne peut connaître les mots d'avance, les joueurs ne peuvent connaître le secret.",
    three:
      "Quand la partie est finie, le secret est montré. Chacun peut alors recalculer l'empreinte et les dés, et voir que rien n'a été échangé.",
  },
  match: 'Partie',
  enter: "Quelle partie ? Son numéro est dans l'adresse de sa table.",
  check: 'Vérifier',
  loading: 'Interrogation du serveur…',
  notFound: 'Le serveur ne connaît pas de partie de ce numéro.',
  unreachable: 'Le serveur ne répond pas : {reason}',
  published: 'Ce qui a été publié',
  fingerprint: 'Empreinte, publiée avant la partie',
  words: 'Mots des joueurs',
  bot: 'pas de mot (un robot)',
  secret: 'Secret, montré après la partie',
  notYet: 'Montré quand la partie est finie.',
  results: 'Ce que votre navigateur a trouvé',
  allHold: 'Tout est juste : les dés de cette partie étaient loyaux.',
  notAll: "Quelque chose n'est pas juste. On ne peut se fier à ces dés.",
  waiting: "La partie n'est pas finie. Revenez quand elle le sera.",
  working: 'Vérification…',
  commitment: {
    holds: "Le secret a l'empreinte publiée avant la partie.",
    fails: "Le secret n'a pas l'empreinte publiée. Il a été échangé.",
    waiting: "Le secret n'est pas encore montré.",
  },
  seed: {
    holds: 'Les dés découlent du secret et des mots des joueurs.',
    fails: 'Les dés ne découlent pas du secret et des mots.',
    waiting: "L'enregistrement de la partie n'est pas encore montré.",
  },
  undos: {
    holds: 'Après chaque retour en arrière, les dés ont suivi la règle convenue.',
    fails: "Après un retour en arrière, les dés n'ont pas suivi la règle convenue.",
    waiting: 'Les dés après les retours en arrière ne sont pas encore connus.',
  },
  replay: {
    holds: 'Avec ces dés la partie se rejoue, décision par décision ({count}), toutes légales.',
    fails: 'Avec ces dés la partie ne se rejoue pas : {reason}',
    waiting: 'La partie est rejouée avec ces dés…',
  },
  claimed: 'annoncé',
  computed: 'calculé',
  watch: 'Regarder la partie',
};
