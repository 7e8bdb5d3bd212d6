import { words } from '@rangefinder/kernel/words';
import { modify } from '../../../abilities.ts';
import { ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';
import { isThrown } from './words.ts';

export const FRAGMENTATION_GRENADES = upgrade('grenades', {
  id: 'fragmentation-grenades',
  name: 'Fragmentation Grenades',
  points: 5,
  weapons: [ranged('Fragmentation Grenades', 1, 1, { red: 1 })],
  text: words(
    'With these in the pool, attack surges become [crit].',
    'Si la réserve en contient, les adrénalines d’attaque deviennent des [crit].',
    'Gdy są w puli, wyniki [surge] w ataku stają się [crit].',
  ),
  abilities: [modify('attack-surge', (surge, context) => (isThrown(context) ? 'crit' : surge))],
});
