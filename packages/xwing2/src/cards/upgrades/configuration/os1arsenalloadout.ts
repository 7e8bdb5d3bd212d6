import { hasLock } from '@rangefinder/xwing';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { hasOneDisarm, isWeaponOf } from '../../words/attack.ts';

export const OS_1_ARSENAL_LOADOUT: UpgradeFacts = {
  id: 'os1arsenalloadout',
  name: 'Os-1 Arsenal Loadout',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['alphaclassstarwing'] }],
  standard: false,
  slots: ['torpedo', 'missile'],
  text: 'With exactly one disarm token your torpedoes and missiles still work against ships you have locked, without spending that lock.',
  abilities: [
    modify(
      'disarm-forbids',
      'xw2.disarm.2',
      (forbids, { table, self, moment: { attacker, target, weapon } }) =>
        forbids &&
        !(
          attacker === self.ship &&
          hasOneDisarm(self.ship) &&
          isWeaponOf(table, weapon.id, ['torpedo', 'missile']) &&
          hasLock(self.ship, target)
        ),
    ),
    modify(
      'may-modify',
      'xw2.disarm.2',
      (may, { self, moment: { attack, by } }) =>
        may && !(attack.attacker === self.ship.id && by === 'lock' && self.ship.tokens.disarm > 0),
    ),
  ],
};
