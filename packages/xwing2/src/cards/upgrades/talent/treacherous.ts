import { cancelOne, obstructingShips } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargeLimit, chargesOf, recoverCharge, spendCharge } from '../../../rules/charges.ts';
import { mayChooseShip } from '../../../rules/choose.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { youDefend } from '../../words/attack.ts';
import { chooseResult, shows } from '../../words/dice.ts';

export const TREACHEROUS: UpgradeFacts = {
  id: 'treacherous',
  name: 'Treacherous',
  fills: ['talent'],
  limited: 0,
  cost: 2,
  restrictions: [{ faction: ['separatistalliance'] }],
  standard: true,
  charges: { value: 1, recovers: 0 },
  text: 'Defending: you may pay the charge and name a ship that obstructs the attack: one result is cancelled, and that ship gains a strain token. A ship destroyed at range 0-3 recovers the charge.',
  abilities: [
    at('before-neutralize', {
      rule: 'xw2.obstructed.1',
      optional: false,
      when: (context) =>
        youDefend(context) &&
        chargesOf(context.self) > 0 &&
        shows(context.moment.attack.attackDice, ['hit', 'crit']) &&
        obstructingShips(context.table, context.moment.attack).length > 0,
      *effect({ table, self, moment: { attack } }) {
        const ship = yield* mayChooseShip(self, obstructingShips(table, attack), 'xw2.obstructed.1');
        if (!ship) return;
        spendCharge(table, self, 1, 'xw2.obstructed.1');
        const result = yield* chooseResult(self, attack, 'xw2.obstructed.1');
        if (result) cancelOne(attack, [result]);
        yield* gainToken(table, ship, 'strain', 1, { rule: 'xw2.obstructed.1', by: self.ship.seat });
      },
    }),
    at('ship-destroyed', {
      rule: 'xw2.charges.2',
      optional: false,
      when: ({ table, self, moment }) =>
        chargesOf(self) < chargeLimit(table, self) && table.range(self.ship, moment.ship) <= 3,
      *effect({ table, self }) {
        recoverCharge(table, self, 1, 'xw2.charges.2');
      },
    }),
  ],
};
