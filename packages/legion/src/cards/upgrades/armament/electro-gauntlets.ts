import { words } from '@rangefinder/kernel/words';
import { kw, melee } from '../../print.ts';
import { LEAVES_THE_SNARED } from '../../words/snaring.ts';
import { upgrade } from '../upgrade.ts';

export const ELECTRO_GAUNTLETS = upgrade('armament', {
  id: 'electro-gauntlets',
  name: 'Electro Gauntlets',
  points: 10,
  restriction: { units: ['Cad Bane'] },
  weapons: [melee('Electro Gauntlets', { red: 4 }, kw('immobilize-x', 3), kw('suppressive'))],
  exhaust: true,
  text: words(
    'It may move though engaged if all enemy troopers it fights have immobilize tokens, even while this card is exhausted.',
    'Elle peut se déplacer bien qu’engagée si tous les soldats qu’elle combat ont un pion Immobilisation, même carte inclinée.',
    'Może się ruszyć mimo walki wręcz, jeśli cała piechota, z którą walczy, ma żetony unieruchomienia, nawet gdy karta jest wyczerpana.',
  ),
  abilities: [LEAVES_THE_SNARED],
});
