import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { rollOutsideAttack } from '../../../rules/roll.ts';
import { agilityOf } from '../../../rules/stats.ts';
import { shipsNearDefender, thisAttack } from '../../words/attack.ts';

export const DIAMOND_BORON_MISSILES: UpgradeFacts = {
  id: 'diamondboronmissiles',
  name: 'Diamond-Boron Missiles',
  fills: ['missile', 'missile'],
  limited: 1,
  cost: 5,
  standard: true,
  charges: { value: 3, recovers: 0 },
  attack: { arc: 'front', dice: 3, range: [2, 3], rangeBonus: false, requires: ['lock'], spends: 1 },
  text: 'Needs a lock on the defender. If it hits you may pay another charge: every ship at range 0-1 of the defender that is no more agile rolls an attack die and suffers what it shows.',
  abilities: [
    at('attack-hit', {
      rule: 'xw2.special-weapon.1',
      optional: true,
      when: (context) => thisAttack(context) && chargesOf(context.self) > 0,
      *effect(context) {
        const { table, self } = context;
        spendCharge(table, self, 1, 'xw2.special-weapon.1');
        const agility = agilityOf(table, table.ship(context.moment.attack.defender));
        for (const ship of shipsNearDefender(context)) {
          if (agilityOf(table, ship) > agility) continue;
          const [face] = yield* rollOutsideAttack(table, ship, 1, self.card, 'xw2.special-weapon.1');
          if (face === 'hit' || face === 'crit') yield* sufferDamage(table, ship, face, 1, { rule: 'xw2.damage.3' });
        }
      },
    }),
  ],
};
