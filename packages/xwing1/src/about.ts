import type { About } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { SQUAD_LISTS } from '@rangefinder/xwing/about';

/** What pages say of the first edition before it is fetched. */
export const about: About = {
  home: {
    called: words('those of its first edition', 'ceux de sa première édition', 'bitwy jego pierwszej edycji'),
    play: words('Play X-Wing 1st edition', 'Jouer à X-Wing 1re édition', 'Zagraj w X-Winga, 1. edycja'),
  },
  ruleParts: {
    rulebook: words('Rulebook', 'Livre de règles', 'Księga zasad'),
    expansions: words('Expansions', 'Extensions', 'Dodatki'),
    squads: words('Squads', 'Escadrons', 'Eskadry'),
    rulings: words('Rulings', 'Décisions', 'Rozstrzygnięcia'),
  },
  lists: {
    ...SQUAD_LISTS,
    importHint: words(
      'Paste a link of YASB for the first edition, a text, or XWS; or choose a file.',
      'Collez un lien de YASB pour la première édition, un texte ou du XWS ; ou choisissez un fichier.',
      'Wklej odnośnik YASB do pierwszej edycji, tekst albo XWS; albo wybierz plik.',
    ),
  },
};
