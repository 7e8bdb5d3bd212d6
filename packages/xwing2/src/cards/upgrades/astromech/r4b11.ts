import { at } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { rerollDefenseDice } from '../../../rules/modify.ts';
import { badTokensOn } from '../../../rules/redtokens.ts';
import { type DuringAttack, defenderOf, youAttack } from '../../words/attack.ts';

function defenderTokens(context: DuringAttack) {
  const defender = defenderOf(context);
  return defender ? badTokensOn(context.table, defender, 'xw2.dice-modification.4') : [];
}

export const R4_B11: UpgradeFacts = {
  id: 'r4b11',
  name: 'R4-B11',
  fills: ['astromech'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: 'Attacking: you may take a red or orange token off the defender; then it rerolls whichever of its dice you choose.',
  abilities: [
    at('modify-defense-dice', {
      rule: 'xw2.dice-modification.4',
      optional: true,
      when: (context) =>
        youAttack(context) &&
        context.moment.attack.defenseDice.some(({ rerolled }) => !rerolled) &&
        defenderTokens(context).length > 0,
      *effect(context) {
        const { table, self, moment } = context;
        const rule = 'xw2.dice-modification.4';
        const about = { ship: self.ship.id, card: self.card };
        const options = defenderTokens(context);
        const { take } = yield* pickOne({ seat: self.ship.seat, topic: 'choose', rule, about, options });
        take();
        yield* rerollDefenseDice(table, moment.attack, self.ship.seat, { least: 1, most: 6, rule });
      },
    }),
  ],
};
