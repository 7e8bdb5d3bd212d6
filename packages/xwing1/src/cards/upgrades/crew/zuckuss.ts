import { at, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { rerollDefenseDice } from '../../../rules/modify.ts';
import { gainToken, isStressed } from '../../../rules/tokens.ts';
import type { Attack } from '../../../state.ts';
import { youAttack } from '../../words/attack.ts';

function rerollable({ defenseDice }: Attack): number {
  return defenseDice.filter(({ rerolled }) => !rerolled).length;
}

export const ZUCKUSS: UpgradeFacts = {
  id: 'zuckuss',
  name: 'Zuckuss',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  text: 'Attacking while not stressed: you may receive stress tokens to have the defender reroll as many defense dice of your choice.',
  abilities: [
    at('modify-defense-dice', {
      optional: true,
      when: (context) => youAttack(context) && !isStressed(context.self.ship) && rerollable(context.moment.attack) > 0,
      *effect({ table, self: { ship, card }, moment: { attack } }) {
        const options = Array.from({ length: rerollable(attack) }, (_, i) => ({
          key: `${i + 1}`,
          about: { count: i + 1 },
          count: i + 1,
        }));
        const about = { ship: ship.id, card };
        const { count } = yield* pickOne({ seat: ship.seat, topic: 'choose-number', rule: RULE, about, options });
        yield* gainToken(table, ship, 'stress', count);
        yield* rerollDefenseDice(table, attack, ship.seat, { least: count, most: count, rule: RULE });
      },
    }),
  ],
};
