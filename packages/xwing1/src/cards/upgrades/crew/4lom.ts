import { at, modify, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { type DuringAttack, defenderOf, youAttack } from '../../words/attack.ts';

/** The kinds of token that could be held back. */
function heldBack(context: DuringAttack) {
  const { tokens } = defenderOf(context);
  return (['focus', 'evade'] as const).filter((kind) => tokens[kind] > 0);
}

export const FOUR_LOM: UpgradeFacts = {
  id: '4lom',
  name: '4-LOM',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  text: 'Attacking, you may receive an ion token and choose a focus or evade token of the defender: it cannot be spent in this attack.',
  abilities: [
    at('modify-attack-dice', {
      optional: true,
      when: (context) => youAttack(context) && heldBack(context).length > 0,
      *effect(context) {
        const { table, self, moment } = context;
        yield* gainToken(table, self.ship, 'ion', 1);
        const options = heldBack(context).map((key) => ({ key }));
        const about = { ship: self.ship.id, card: self.card };
        const { key } = yield* pickOne({ seat: self.ship.seat, topic: 'choose-token', rule: RULE, about, options });
        moment.attack.memory[`held:${key}`] = 1;
      },
    }),
    modify('may-spend', (may, { moment: { ship, token: kind, attack } }) => {
      if (!may || kind === 'lock' || attack?.defender !== ship.id) return may;
      return ship.tokens[kind] > (attack.memory[`held:${kind}`] ?? 0);
    }),
  ],
};
