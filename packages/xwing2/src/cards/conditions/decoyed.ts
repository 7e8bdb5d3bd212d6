import { addDie, changeOne } from '@rangefinder/xwing';
import { at, RULE } from '../../abilities.ts';
import { pick } from '../../ask.ts';
import type { ConditionFacts } from '../../card.ts';
import { mayModify } from '../../rules/modify.ts';
import { spendToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import { type DuringAttack, youDefend } from '../words/attack.ts';
import { inAttackArc } from '../words/condition.ts';

/** Naboo Handmaidens that could help. */
function handmaidens(context: DuringAttack): Ship[] {
  return inAttackArc(context, 'naboohandmaiden').filter(({ tokens }) => tokens.evade > 0);
}

/** Decoyed: what keeps green tokens from the dice of a ship keeps these from them, too. */
function mayUseEvades({ table, self, moment: { attack } }: DuringAttack): boolean {
  return mayModify(table, attack, self.ship, 'defense', 'evade');
}

export const DECOYED: ConditionFacts = {
  id: 'decoyed',
  name: 'Decoyed',
  limited: 1,
  text: 'Naboo Handmaidens of your side in the attack arc may give an evade token for you when you defend: it turns one of your dice to an evade, or adds one if your ship is an N-1.',
  abilities: [
    at('modify-defense-dice', {
      optional: true,
      when: (context) => youDefend(context) && handmaidens(context).length > 0 && mayUseEvades(context),
      *effect(context) {
        const { table, self, moment } = context;
        const options = handmaidens(context).map((ship) => ({ key: ship.id, about: { piece: ship.id }, ship }));
        const chosen = yield* pick({
          seat: self.ship.seat,
          topic: 'handmaidens',
          rule: RULE,
          about: { ship: self.ship.id },
          options,
          min: 1,
          max: options.length,
        });
        const royal = table.pilot(self.ship).type.id === 'nabooroyaln1starfighter';
        for (const { ship } of chosen) {
          yield* spendToken(table, ship, 'evade', 1, RULE, moment.attack);
          if (royal) addDie(moment.attack.defenseDice, 'evade');
          else changeOne(moment.attack.defenseDice, ['blank', 'focus'], 'evade');
        }
      },
    }),
  ],
};
