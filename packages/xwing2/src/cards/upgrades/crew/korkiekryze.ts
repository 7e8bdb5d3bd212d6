import { obstructingShips } from '@rangefinder/xwing';
import { type AbilityContext, at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isAtRange } from '../../../rules/choose.ts';
import { inArc } from '../../../rules/measure.ts';
import { gainToken, removeToken } from '../../../rules/tokens.ts';
import type { Attack } from '../../../state.ts';
import { defenderOf } from '../../words/attack.ts';
import { chooses, greenTokens } from '../../words/phrases.ts';

/** Whether the defender is a friend in the full front arc at range 1-2. */
function isShielded({ table, self }: AbilityContext<unknown>, attack: Attack): boolean {
  const defender = table.findShip(attack.defender);
  return (
    defender?.place === 'play' &&
    table.isFriendly(self.ship, defender) &&
    isAtRange(table, self.ship, defender, 1, 2) &&
    inArc(table, self.ship, 'full-front', defender)
  );
}

export const KORKIE_KRYZE: UpgradeFacts = {
  id: 'korkiekryze',
  name: 'Korkie Kryze',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  text: 'A friend ahead at range 1-2 that is attacked may be handed a green token of yours; if you stand in the way of the attack it rolls 1 more die.',
  abilities: [
    at('defender-declared', {
      rule: 'xw2.tokens.4',
      optional: false,
      when: (context) => isShielded(context, context.moment.attack) && greenTokens(context.self.ship).length > 0,
      *effect(context) {
        const { table, self } = context;
        const defender = defenderOf(context);
        const kind = yield* chooses(context, self.ship, [...greenTokens(self.ship), 'none'], 'xw2.tokens.4');
        if (kind === 'none' || !defender) return;
        removeToken(table, self.ship, kind, 1, 'xw2.tokens.4');
        yield* gainToken(table, defender, kind, 1, { rule: 'xw2.tokens.4', by: self.ship.seat });
      },
    }),
    modify('defense-dice', 'xw2.obstructed.1', (dice, context) =>
      isShielded(context, context.moment) && obstructingShips(context.table, context.moment).includes(context.self.ship)
        ? dice + 1
        : dice,
    ),
  ],
};
