import { hasLock } from '@rangefinder/xwing';
import { at, modify } from '../../../abilities.ts';
import type { AttackRequirement, UpgradeFacts } from '../../../card.ts';
import { spendForce } from '../../../rules/charges.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { youAttack } from '../../words/attack.ts';

/** Instinctive Aim does without a focus token or a lock, not without other requirements. */
function waivable(requires: readonly AttackRequirement[]): boolean {
  return requires.includes('focus') || requires.includes('lock');
}

function requirementsOf(table: XTable, weapon: string): readonly AttackRequirement[] {
  return table.cards.findUpgrade(weapon)?.attack?.requires ?? [];
}

function has(ship: Ship, need: AttackRequirement, target: string): boolean {
  return need === 'lock' ? hasLock(ship, target) : ship.tokens[need] > 0;
}

export const INSTINCTIVE_AIM: UpgradeFacts = {
  id: 'instinctiveaim',
  name: 'Instinctive Aim',
  fills: ['forcepower'],
  limited: 0,
  cost: 2,
  standard: true,
  text: 'You may pay 1 Force to do without the focus token or the lock that a special weapon requires.',
  abilities: [
    modify(
      'ignores-requirement',
      'xw2.special-weapon.6',
      (ignores, { self, moment: { attacker, weapon } }) =>
        ignores || (attacker === self.ship && self.ship.force > 0 && waivable(weapon.requires)),
    ),
    at('defender-declared', {
      rule: 'xw2.special-weapon.6',
      optional: false,
      when: (context) => {
        const { self, moment } = context;
        if (!youAttack(context) || self.ship.force === 0) return false;
        const requires = requirementsOf(context.table, moment.attack.weapon);
        return waivable(requires) && !requires.some((need) => has(self.ship, need, moment.attack.defender));
      },
      *effect({ table, self }) {
        spendForce(table, self.ship, 1, 'xw2.special-weapon.6');
      },
    }),
  ],
};
