import { type AbilityContext, type CardAbility, cardAction, modify, RULE } from '../../abilities.ts';
import { demandUnit, whyNobody } from '../../keywords/choosing.ts';
import { isTrooper } from '../../rules/units.ts';
import type { Unit } from '../../state.ts';
import { gainTokens } from '../commands/words.ts';

/** Whoever fights only the immobilized may move away. */
export const LEAVES_THE_SNARED = modify('may-leave-melee', (may, { self, moment: { unit, enemies } }) => {
  const held = enemies.some(({ tokens }) => tokens.immobilize === 0);
  return may || (unit === self.unit && !held);
});

/** Enemy troopers at range 1 that it sees. */
function inReach({ table, moment: unit }: AbilityContext<Unit>): readonly Unit[] {
  return table
    .enemiesOf(unit.seat)
    .filter((enemy) => isTrooper(table, enemy) && table.range(unit, enemy) <= 1 && table.sees(unit, enemy));
}

/** An action that snares one of them. */
export function snares(free: boolean): CardAbility {
  return cardAction({
    rule: RULE,
    free,
    whyNot: (context) => whyNobody({ self: context.self, rule: RULE }, inReach(context)),
    *perform(context) {
      const { self } = context;
      const enemy = yield* demandUnit({ self, rule: RULE }, inReach(context));
      yield* gainTokens(context, enemy, { immobilize: 2, suppression: 2 });
    },
  });
}
