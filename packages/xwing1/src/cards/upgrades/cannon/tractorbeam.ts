import { byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { insteadOfDamage } from '../../words/secondaryweapon.ts';

export const TRACTOR_BEAM: UpgradeFacts = {
  id: 'tractorbeam',
  name: 'Tractor Beam',
  fills: ['cannon'],
  limited: 0,
  cost: 1,
  attack: { dice: 3, range: [1, 3] },
  text: 'A hit is 1 tractor beam token instead of damage.',
  abilities: [
    insteadOfDamage((table, defender, attack) =>
      gainToken(table, defender, 'tractor', 1, byCardOf(table.ship(attack.attacker))),
    ),
  ],
};
