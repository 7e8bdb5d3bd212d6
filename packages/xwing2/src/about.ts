import type { About } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { SQUAD_LISTS } from '@rangefinder/xwing/about';

/** What pages say of X-Wing before it is fetched. */
export const about: About = {
  home: {
    called: words(
      'the space battles of X-Wing second edition',
      'les combats spatiaux de X-Wing seconde édition',
      'kosmiczne bitwy X-Winga drugiej edycji',
    ),
    play: words('Play X-Wing 2nd edition', 'Jouer à X-Wing 2e édition', 'Zagraj w X-Winga, 2. edycja'),
  },
  ruleParts: {
    glossary: words('Glossary', 'Glossaire', 'Słownik'),
    annexes: words('Annexes', 'Annexes', 'Załączniki'),
    missions: words('Missions', 'Missions', 'Misje'),
    squads: words('Squads', 'Escadrons', 'Eskadry'),
    rulings: words('Rulings', 'Décisions', 'Rozstrzygnięcia'),
  },
  lists: {
    ...SQUAD_LISTS,
    importHint: words(
      'Paste a link or a text of YASB or Launch Bay Next, or XWS; or choose a file.',
      'Collez un lien ou un texte de YASB ou de Launch Bay Next, ou du XWS ; ou choisissez un fichier.',
      'Wklej odnośnik lub tekst z YASB albo Launch Bay Next, albo XWS; albo wybierz plik.',
    ),
  },
};
