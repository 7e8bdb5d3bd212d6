import { words } from '@rangefinder/kernel/words';

/** What the page that checks the dice says. */
export const VERIFY = {
  title: words('Fair dice', 'Dés loyaux', 'Uczciwe kości'),
  lead: words(
    'Nobody can load the dice of a match here: neither the server nor a player. This page checks that, in your own browser.',
    "Personne ne peut piper les dés d'une partie ici : ni le serveur, ni un joueur. Cette page le vérifie, dans votre propre navigateur.",
    'Nikt nie może tu sfałszować kości: ani serwer, ani gracz. Ta strona sprawdza to w twojej własnej przeglądarce.',
  ),
  how: words('How it works', 'Comment ça marche', 'Jak to działa'),
  steps: {
    one: words(
      'Before anybody sits down, the server makes up a secret and publishes its fingerprint. A fingerprint tells nothing of the secret, but no other secret has the same one.',
      "Avant que quiconque s'assoie, le serveur invente un secret et en publie l'empreinte. Une empreinte ne dit rien du secret, mais aucun autre secret n'a la même.",
      'Zanim ktokolwiek usiądzie, serwer wymyśla tajemnicę i ogłasza jej odcisk. Odcisk nie zdradza tajemnicy, ale żadna inna tajemnica nie ma takiego samego.',
    ),
    two: words(
      'Each player adds a word of their own. All dice of the match follow from the secret and the words together. The server cannot know the words in advance, the players cannot know the secret.',
      "Chaque joueur ajoute un mot à lui. Tous les dés de la partie découlent du secret et des mots ensemble. Le serveur ne peut connaître les mots d'avance, les joueurs ne peuvent connaître le secret.",
      'Każdy gracz dodaje własne słowo. Wszystkie kości partii wynikają z tajemnicy i słów razem. Serwer nie zna słów z góry, gracze nie znają tajemnicy.',
    ),
    three: words(
      'When the match is over the secret is shown. Now everybody can compute the fingerprint and the dice again, and see that nothing was exchanged.',
      "Quand la partie est finie, le secret est montré. Chacun peut alors recalculer l'empreinte et les dés, et voir que rien n'a été échangé.",
      'Gdy partia się kończy, tajemnica zostaje pokazana. Teraz każdy może policzyć odcisk i kości jeszcze raz i zobaczyć, że niczego nie podmieniono.',
    ),
  },
  match: words('Match', 'Partie', 'Partia'),
  enter: words(
    'Which match? Its number is in the address of its table.',
    "Quelle partie ? Son numéro est dans l'adresse de sa table.",
    'Która partia? Jej numer jest w adresie stołu.',
  ),
  check: words('Check', 'Vérifier', 'Sprawdź'),
  loading: words('Asking the server…', 'Interrogation du serveur…', 'Pytam serwer…'),
  notFound: words(
    'The server knows no match of this number.',
    'Le serveur ne connaît pas de partie de ce numéro.',
    'Serwer nie zna partii o tym numerze.',
  ),
  unreachable: (reason: string) =>
    words(
      `The server does not answer: ${reason}`,
      `Le serveur ne répond pas : ${reason}`,
      `Serwer nie odpowiada: ${reason}`,
    ),
  published: words('What was published', 'Ce qui a été publié', 'Co ogłoszono'),
  fingerprint: words(
    'Fingerprint, published before the match',
    'Empreinte, publiée avant la partie',
    'Odcisk, ogłoszony przed partią',
  ),
  words: words('Words of the players', 'Mots des joueurs', 'Słowa graczy'),
  bot: words('no word (a bot)', 'pas de mot (un robot)', 'bez słowa (bot)'),
  secret: words('Secret, shown after the match', 'Secret, montré après la partie', 'Tajemnica, pokazana po partii'),
  notYet: words(
    'Shown when the match is over.',
    'Montré quand la partie est finie.',
    'Pokazana, gdy partia się skończy.',
  ),
  results: words('What your browser found', 'Ce que votre navigateur a trouvé', 'Co znalazła twoja przeglądarka'),
  allHold: words(
    'All holds: the dice of this match were fair.',
    'Tout est juste : les dés de cette partie étaient loyaux.',
    'Wszystko się zgadza: kości tej partii były uczciwe.',
  ),
  notAll: words(
    'Something does not hold. These dice cannot be trusted.',
    "Quelque chose n'est pas juste. On ne peut se fier à ces dés.",
    'Coś się nie zgadza. Tym kościom nie można ufać.',
  ),
  waiting: words(
    'The match is not over yet. Come back when it is.',
    "La partie n'est pas finie. Revenez quand elle le sera.",
    'Partia jeszcze trwa. Wróć, gdy się skończy.',
  ),
  working: words('Checking…', 'Vérification…', 'Sprawdzanie…'),
  commitment: {
    holds: words(
      'The secret has the fingerprint that was published before the match.',
      "Le secret a l'empreinte publiée avant la partie.",
      'Tajemnica ma odcisk ogłoszony przed partią.',
    ),
    fails: words(
      'The secret does not have the fingerprint that was published. It was exchanged.',
      "Le secret n'a pas l'empreinte publiée. Il a été échangé.",
      'Tajemnica nie ma ogłoszonego odcisku. Została podmieniona.',
    ),
    waiting: words(
      'The secret is not shown yet.',
      "Le secret n'est pas encore montré.",
      'Tajemnica nie jest jeszcze pokazana.',
    ),
  },
  seed: {
    holds: words(
      'The dice follow from the secret and the words of the players.',
      'Les dés découlent du secret et des mots des joueurs.',
      'Kości wynikają z tajemnicy i słów graczy.',
    ),
    fails: words(
      'The dice do not follow from the secret and the words.',
      'Les dés ne découlent pas du secret et des mots.',
      'Kości nie wynikają z tajemnicy i słów.',
    ),
    waiting: words(
      'The record of the match is not shown yet.',
      "L'enregistrement de la partie n'est pas encore montré.",
      'Zapis partii nie jest jeszcze pokazany.',
    ),
  },
  undos: {
    holds: words(
      'After every undo the dice went on by the agreed rule.',
      'Après chaque retour en arrière, les dés ont suivi la règle convenue.',
      'Po każdym cofnięciu kości szły dalej według umówionej zasady.',
    ),
    fails: words(
      'After an undo the dice did not go on by the agreed rule.',
      "Après un retour en arrière, les dés n'ont pas suivi la règle convenue.",
      'Po cofnięciu kości nie poszły dalej według umówionej zasady.',
    ),
    waiting: words(
      'The dice after undos are not known yet.',
      'Les dés après les retours en arrière ne sont pas encore connus.',
      'Kości po cofnięciach nie są jeszcze znane.',
    ),
  },
  replay: {
    holds: (count: number) =>
      words(
        `With these dice the match plays again, decision by decision (${count}), every one legal.`,
        `Avec ces dés la partie se rejoue, décision par décision (${count}), toutes légales.`,
        `Z tymi kośćmi partia odtwarza się decyzja po decyzji (${count}), każda legalna.`,
      ),
    fails: (reason: string) =>
      words(
        `With these dice the match does not play again: ${reason}`,
        `Avec ces dés la partie ne se rejoue pas : ${reason}`,
        `Z tymi kośćmi partia się nie odtwarza: ${reason}`,
      ),
    waiting: words(
      'Playing the match again with these dice…',
      'La partie est rejouée avec ces dés…',
      'Odtwarzanie partii z tymi kośćmi…',
    ),
  },
  claimed: words('claimed', 'annoncé', 'podano'),
  computed: words('computed', 'calculé', 'policzono'),
  watch: words('Watch the match', 'Regarder la partie', 'Obejrzyj partię'),
};
