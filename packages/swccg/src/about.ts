import type { About } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { SIDE } from './text/words.ts';

/** What pages say of the card game before it is fetched. */
export const about: About = {
  home: {
    called: words('the Star Wars card game', 'le jeu de cartes Star Wars', 'gra karciana Star Wars'),
    play: words('Play the card game', 'Jouer au jeu de cartes', 'Zagraj w grę karcianą'),
    sides: [
      { seat: 1, name: SIDE[1] },
      { seat: 0, name: SIDE[0] },
    ],
  },
  ruleParts: {
    fragment: words('From the glossary', 'Extrait du glossaire', 'Ze słownika'),
    core: words('Core rules', 'Règles de base', 'Zasady podstawowe'),
    rulings: words('Rulings', 'Décisions', 'Rozstrzygnięcia'),
  },
  lists: {
    one: words('deck', 'deck', 'talię'),
    many: words('decks', 'decks', 'talie'),
    playedWith: words('decks', 'des decks', 'taliami'),
    title: words('Decks', 'Decks', 'Talie'),
    lead: words(
      'Build a deck, bring one from elsewhere, or play a ready one.',
      "Composez un deck, apportez-en un d'ailleurs, ou prenez-en un tout prêt.",
      'Zbuduj talię, przynieś ją skądinąd albo weź gotową.',
    ),
    new: words('New deck', 'Nouveau deck', 'Nowa talia'),
    importTitle: words('Bring a deck from elsewhere', "Apporter un deck d'ailleurs", 'Przynieś talię skądinąd'),
    importHint: words(
      'Paste a deck as players write it, one card a line with its count (“3x Stormtrooper”), or a deck of GEMP or Holotable; or choose a file.',
      "Collez un deck tel que les joueurs l'écrivent, une carte par ligne avec son nombre (« 3x Stormtrooper »), ou un deck de GEMP ou de Holotable ; ou choisissez un fichier.",
      'Wklej talię tak, jak zapisują ją gracze: jedna karta w wierszu, z liczbą („3x Stormtrooper”), albo talię z GEMP lub Holotable; albo wybierz plik.',
    ),
    importPaste: words('The deck as text', 'Le deck en texte', 'Talia jako tekst'),
    importDo: words('Import this deck', 'Importer ce deck', 'Importuj tę talię'),
    importFailed: words(
      'This is no deck that can be read',
      "Ce n'est pas un deck lisible",
      'Tej talii nie da się odczytać',
    ),
    yours: words('Your decks', 'Vos decks', 'Twoje talie'),
    none: words(
      'You have no decks yet. Begin with a new one, or copy a ready one below.',
      "Vous n'avez pas encore de deck. Commencez-en un, ou copiez-en un tout prêt ci-dessous.",
      'Nie masz jeszcze talii. Zacznij nową albo skopiuj gotową poniżej.',
    ),
    ready: words('Ready decks', 'Decks tout prêts', 'Gotowe talie'),
    playThis: words('Play with this deck', 'Jouer avec ce deck', 'Graj tą talią'),
    unnamed: words('Unnamed deck', 'Deck sans nom', 'Talia bez nazwy'),
    back: words('All decks', 'Tous les decks', 'Wszystkie talie'),
    notSaved: words(
      'This browser could not keep the deck',
      "Ce navigateur n'a pas pu garder le deck",
      'Ta przeglądarka nie mogła zachować talii',
    ),
    noBuilder: words(
      'This game has no decks to build.',
      "Ce jeu n'a pas de decks à composer.",
      'Ta gra nie ma talii do budowania.',
    ),
    yourList: words('Your deck', 'Votre deck', 'Twoja talia'),
    listOf: words('Deck', 'Deck', 'Talia'),
    botList: words('The bot’s deck', 'Deck du robot', 'Talia bota'),
    buildList: words('Build a deck of your own', 'Composer un deck', 'Zbuduj własną talię'),
    joinLead: words('Choose a deck and sit down.', 'Choisissez un deck et asseyez-vous.', 'Wybierz talię i usiądź.'),
  },
};
