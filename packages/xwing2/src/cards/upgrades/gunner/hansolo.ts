import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { grantedAction } from '../../../rules/actions.ts';
import { mayAttack } from '../../../rules/attack.ts';
import { type AttackOptions, possibleShots } from '../../../rules/possibleshots.ts';
import { weaponOf } from '../../../rules/weapons.ts';
import type { Ship } from '../../../state.ts';
import { unusedTurrets } from '../../words/attack.ts';
import { offersActions } from '../../words/phrases.ts';

/** xw2.faq-cards.4: it is a bonus attack. */
function turretAttack(ship: Ship): AttackOptions {
  return { ...unusedTurrets(ship), bonus: true, rule: 'xw2.faq-cards.4' };
}

export const HAN_SOLO: UpgradeFacts = {
  id: 'hansolo',
  name: 'Han Solo',
  fills: ['gunner'],
  limited: 1,
  cost: 10,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  text: 'At initiative 7 you may make a turret attack; you cannot attack from that turret arc again this round.',
  abilities: [
    at('initiative-seven', {
      rule: 'xw2.faq-cards.5',
      optional: false,
      when: ({ table, self }) => possibleShots(table, self.ship, turretAttack(self.ship)).length > 0,
      *effect({ table, self: { ship } }) {
        if (yield* mayAttack(table, ship, turretAttack(ship))) ship.memory['round:hansolo'] = 1;
      },
    }),
    modify('weapons', 'xw2.faq-cards.6', (weapons, { self, moment: ship }) =>
      ship === self.ship && ship.memory['round:hansolo'] === 1
        ? weapons.map((weapon) =>
            weapon.symbol === 'turret' || weapon.symbol === 'double-turret'
              ? weaponOf({ ...weapon, arcs: weapon.arcs.filter((arc) => ship.memory[`round:turret:${arc}`] !== 1) })
              : weapon,
          )
        : weapons,
    ),
  ],
};

export const HAN_SOLO_GUNNER: UpgradeFacts = {
  id: 'hansolo-gunner',
  name: 'Han Solo',
  fills: ['gunner'],
  limited: 1,
  cost: 9,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: 'Before engaging: you may take a red focus action.',
  abilities: [
    at(
      'before-engage',
      offersActions(
        ({ self, moment }) => moment.ship === self.ship,
        ({ table, self }) => [grantedAction(table, self.ship, 'focus', 'red')],
      ),
    ),
  ],
};
