import { words } from '@rangefinder/kernel/words';
import { keyword } from './keyword.ts';

/*
 * Keywords that say how an army is put together and how its hand is held: building an army, setup and the Command Phase look for them.
 */

/** legion.contingencies */
export const CONTINGENCIES = keyword(
  'contingencies',
  'Contingencies X',
  words(
    'X more command cards are set aside. One of as many pips may take the place of the card you revealed.',
    'X cartes de commandement de plus sont mises de côté. L’une d’elles, d’autant de points, peut remplacer la carte révélée.',
    'Odkładasz X dodatkowych kart dowodzenia. Jedna o tylu samo oczkach może zastąpić odkrytą kartę.',
  ),
  [],
);

/** legion.counterpart */
export const COUNTERPART = keyword(
  'counterpart',
  'Counterpart',
  words(
    'It is no unit by itself: it joins the unit that it names.',
    'Ce n’est pas une unité : elle rejoint l’unité indiquée.',
    'Sam nie jest oddziałem: dołącza do wskazanego.',
  ),
  [],
);

/** legion.flawed */
export const FLAWED = keyword(
  'flawed',
  'Flawed',
  words(
    'Its flaw is a card that the opponent may play.',
    'Son défaut est une carte que l’adversaire peut jouer.',
    'Jego skaza to karta, którą może zagrać przeciwnik.',
  ),
  [],
);

/** legion.heavy-weapon-team */
export const HEAVY_WEAPON_TEAM = keyword(
  'heavy-weapon-team',
  'Heavy Weapon Team',
  words(
    'It needs a heavy weapon, whose miniature leads it.',
    'Elle doit avoir une arme lourde, dont la figurine la dirige.',
    'Musi mieć ciężką broń; jej figurka nim dowodzi.',
  ),
  [],
);

/** legion.loadout */
export const LOADOUT = keyword(
  'loadout',
  'Loadout',
  words(
    'Upgrades no dearer than its own are set aside; when it deploys it may swap.',
    'Des améliorations pas plus chères que les siennes sont mises de côté ; elle peut les échanger à son déploiement.',
    'Odkłada się ulepszenia nie droższe od jej własnych; przy rozstawieniu może je wymienić.',
  ),
  [],
);
