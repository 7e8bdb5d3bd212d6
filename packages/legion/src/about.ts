import type { About } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';

/** What pages say of Legion before it is fetched. */
export const about: About = {
  home: {
    called: words(
      'the ground battles of Star Wars: Legion',
      'les batailles au sol de Star Wars: Legion',
      'bitwy lądowe Star Wars: Legion',
    ),
    play: words('Play Legion', 'Jouer à Legion', 'Zagraj w Legion'),
  },
  ruleParts: {
    'reference-1': words(
      'The round, armies, terrain, A to B',
      'Le round, armées, décors, A à B',
      'Runda, armie, teren, A–B',
    ),
    'reference-2': words('Charge to Pierce', 'De Charge à Pierce', 'Od Charge do Pierce'),
    'reference-3': words('Phases, tokens, units', 'Phases, pions, unités', 'Fazy, żetony, oddziały'),
    armies: words('Armies at this table', 'Les armées à cette table', 'Armie przy tym stole'),
    rulings: words('Rulings', 'Décisions', 'Rozstrzygnięcia'),
  },
  lists: {
    one: words('army', 'armée', 'armię'),
    many: words('armies', 'armées', 'armie'),
    playedWith: words('armies', 'des armées', 'armiami'),
    title: words('Armies', 'Armées', 'Armie'),
    lead: words(
      'Build an army, bring one from another builder, or lead a ready one.',
      'Composez une armée, apportez-en une d’un autre constructeur, ou prenez-en une toute prête.',
      'Zbuduj armię, przynieś ją z innego kreatora albo weź gotową.',
    ),
    new: words('New army', 'Nouvelle armée', 'Nowa armia'),
    importTitle: words('Bring an army from elsewhere', 'Apporter une armée d’ailleurs', 'Przynieś armię skądinąd'),
    importHint: words(
      'Paste a link of Legion HQ, a text, or a list for Tabletop Simulator; or choose a file.',
      'Collez un lien de Legion HQ, un texte ou une liste pour Tabletop Simulator ; ou choisissez un fichier.',
      'Wklej odnośnik Legion HQ, tekst albo listę dla Tabletop Simulatora; albo wybierz plik.',
    ),
    importPaste: words('Link or text of the army', 'Lien ou texte de l’armée', 'Odnośnik lub tekst armii'),
    importDo: words('Import this army', 'Importer cette armée', 'Importuj tę armię'),
    importFailed: words(
      'This is no army that can be read',
      'Ce n’est pas une armée lisible',
      'Tej armii nie da się odczytać',
    ),
    yours: words('Your armies', 'Vos armées', 'Twoje armie'),
    none: words(
      'You have no armies yet. Begin with a new one, or copy a ready one below.',
      'Vous n’avez pas encore d’armée. Commencez-en une, ou copiez-en une toute prête ci-dessous.',
      'Nie masz jeszcze armii. Zacznij nową albo skopiuj gotową poniżej.',
    ),
    ready: words('Ready armies', 'Armées toutes prêtes', 'Gotowe armie'),
    playThis: words('Play with this army', 'Jouer avec cette armée', 'Graj tą armią'),
    unnamed: words('Unnamed army', 'Armée sans nom', 'Armia bez nazwy'),
    back: words('All armies', 'Toutes les armées', 'Wszystkie armie'),
    notSaved: words(
      'This browser could not keep the army',
      'Ce navigateur n’a pas pu garder l’armée',
      'Ta przeglądarka nie mogła zachować armii',
    ),
    noBuilder: words(
      'This game has no armies to build.',
      'Ce jeu n’a pas d’armées à composer.',
      'Ta gra nie ma armii do budowania.',
    ),
    yourList: words('Your army', 'Votre armée', 'Twoja armia'),
    listOf: words('Army', 'Armée', 'Armia'),
    botList: words('The bot’s army', 'Armée du robot', 'Armia bota'),
    buildList: words('Build an army of your own', 'Composer une armée', 'Zbuduj własną armię'),
    joinLead: words('Choose an army and sit down.', 'Choisissez une armée et asseyez-vous.', 'Wybierz armię i usiądź.'),
  },
};
