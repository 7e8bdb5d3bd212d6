import { at, type Weapon } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { mayAttack } from '../../../rules/attack.ts';
import { type AttackOptions, possibleShots } from '../../../rules/possibleshots.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { type DuringAttack, isWeaponOf, youAttack } from '../../words/attack.ts';
import { LOCK_ON_ENEMY } from '../../words/dice.ts';
import { mayFlipBeforeActivating } from '../../words/flip.ts';

function isCriticallyDamaged(ship: Ship): boolean {
  return ship.damage.some(({ faceup }) => faceup);
}

function isUnusedCannon(table: XTable, ship: Ship, { id }: Weapon): boolean {
  return isWeaponOf(table, id, ['cannon']) && ship.memory[`round:fired:${id}`] !== 1;
}

function withUnusedCannon({ table, self, moment: { attack } }: DuringAttack): AttackOptions {
  return {
    bonus: true,
    weapons: (weapon) => isUnusedCannon(table, self.ship, weapon),
    targets: (target) => target === attack.defender,
    rule: 'xw2.bonus-attack.1',
  };
}

export const STABILIZED_S_FOILS: UpgradeFacts = {
  id: 'stabilizedsfoils',
  name: 'Stabilized S-foils',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['asf01bwing'] }],
  standard: true,
  title: 'Stabilized S-foils (Closed)',
  closed: true,
  actions: ['barrel-roll > red evade', 'red reload'],
  text: 'Before you activate without faceup damage cards you may flip this card.',
  abilities: [mayFlipBeforeActivating(isCriticallyDamaged)],
  back: {
    title: 'Stabilized S-foils (Open)',
    actions: ['barrel-roll > red lock'],
    text: 'After attacking: a lock you have on the defender may be spent for a bonus attack against it with a cannon you have not used this round. Before you activate without faceup damage cards you may flip this card.',
    abilities: [
      mayFlipBeforeActivating(isCriticallyDamaged),
      at('bonus-attack-attacker', {
        rule: 'xw2.bonus-attack.1',
        optional: true,
        when: (context) =>
          youAttack(context) &&
          LOCK_ON_ENEMY.affordable(context) &&
          possibleShots(context.table, context.self.ship, withUnusedCannon(context)).length > 0,
        *effect(context) {
          yield* LOCK_ON_ENEMY.pay(context, 'xw2.bonus-attack.1');
          yield* mayAttack(context.table, context.self.ship, withUnusedCannon(context));
        },
      }),
    ],
  },
};
