import { byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { insteadOfDamage } from '../../words/secondaryweapon.ts';

export const JAMMING_BEAM: UpgradeFacts = {
  id: 'jammingbeam',
  name: 'Jamming Beam',
  fills: ['cannon'],
  limited: 0,
  cost: 1,
  attack: { dice: 3, range: [1, 2] },
  text: 'A hit is 1 jam token instead of damage.',
  abilities: [
    insteadOfDamage((table, defender, attack) =>
      gainToken(table, defender, 'jam', 1, byCardOf(table.ship(attack.attacker))),
    ),
  ],
};
