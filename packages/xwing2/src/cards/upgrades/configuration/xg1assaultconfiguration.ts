import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { hasOneDisarm, isWeaponOf } from '../../words/attack.ts';

export const XG_1_ASSAULT_CONFIGURATION: UpgradeFacts = {
  id: 'xg1assaultconfiguration',
  name: 'Xg-1 Assault Configuration',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['alphaclassstarwing'] }],
  standard: false,
  slots: ['cannon'],
  text: 'With exactly one disarm token you can still make cannon attacks, with at most three dice.',
  abilities: [
    modify(
      'disarm-forbids',
      'xw2.disarm.2',
      (forbids, { table, self, moment: { attacker, weapon } }) =>
        forbids && !(attacker === self.ship && hasOneDisarm(self.ship) && isWeaponOf(table, weapon.id, ['cannon'])),
    ),
    modify('most-attack-dice', 'xw2.attack.14', (most, { table, self, moment: attack }) =>
      attack.attacker === self.ship.id && self.ship.tokens.disarm > 0 && isWeaponOf(table, attack.weapon, ['cannon'])
        ? Math.min(most, 3)
        : most,
    ),
  ],
};
