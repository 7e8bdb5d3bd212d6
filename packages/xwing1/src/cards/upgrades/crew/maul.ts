import { at, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { rerollAttackDice, rerollsLeft } from '../../../rules/modify.ts';
import { gainToken, isStressed, removeStress } from '../../../rules/tokens.ts';
import type { Attack } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { youAttack } from '../../words/attack.ts';

function rerollable(table: XTable, attack: Attack): number {
  return Math.min(rerollsLeft(table, attack), attack.attackDice.filter(({ rerolled }) => !rerolled).length);
}

export const MAUL: UpgradeFacts = {
  id: 'maul',
  name: 'Maul',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ anyOf: [{ faction: ['scum'] }, { squadIncludes: ['Ezra Bridger'] }] }],
  text: 'Attacking while not stressed: you may receive stress tokens to reroll as many attack dice. After you hit: you may remove a stress token.',
  abilities: [
    at('modify-attack-dice', {
      optional: true,
      when: ({ table, self, moment: { attack } }) =>
        attack.attacker === self.ship.id && !isStressed(self.ship) && rerollable(table, attack) > 0,
      *effect({ table, self: { ship, card }, moment: { attack } }) {
        const most = rerollable(table, attack);
        const options = Array.from({ length: most }, (_, i) => ({
          key: `${i + 1}`,
          about: { count: i + 1 },
          count: i + 1,
        }));
        const about = { ship: ship.id, card };
        const { count } = yield* pickOne({ seat: ship.seat, topic: 'choose-number', rule: RULE, about, options });
        yield* gainToken(table, ship, 'stress', count);
        yield* rerollAttackDice(table, attack, ship.seat, { least: count, most: count, rule: RULE });
      },
    }),
    at('after-attacking', {
      optional: true,
      when: (context) => youAttack(context) && context.moment.attack.hit === true && isStressed(context.self.ship),
      *effect({ table, self }) {
        yield* removeStress(table, self.ship, 1);
      },
    }),
  ],
};
