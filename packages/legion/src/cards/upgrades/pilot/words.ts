import type { Procedure } from '@rangefinder/kernel';
import { type AbilityContext, type CardAbility, cardAction, RULE } from '../../../abilities.ts';
import type { KeywordUse } from '../../../card.ts';
import { chooseUnit, type Gift, whyNobody } from '../../../keywords/choosing.ts';
import { isTrooper } from '../../../rules/units.ts';
import { giveKeyword } from '../../../sources.ts';
import type { Unit } from '../../../state.ts';

/** A free action for a keyword that lasts until the activation ends. */
export function forNow(use: KeywordUse): readonly CardAbility[] {
  return [
    cardAction({
      rule: RULE,
      free: true,
      *perform({ table, moment: unit }) {
        giveKeyword(table, unit, 'activation', use);
      },
    }),
  ];
}

/** Friendly troopers at range 1–2; whoever the vehicle carries is at range 1 of it. */
function helped({ table, moment: own }: AbilityContext<Unit>): readonly Unit[] {
  return table.friendsOf(own.seat).filter((one) => isTrooper(table, one) && table.range(own, one) <= 2);
}

/** A free action for the good of a friendly trooper in reach; nobody pays for it where there is none. */
export function forTrooper(
  gives: Gift,
  help: (context: AbilityContext<Unit>, unit: Unit) => Procedure<void>,
): readonly CardAbility[] {
  return [
    cardAction({
      rule: RULE,
      free: true,
      whyNot: (context) => whyNobody({ self: context.self, rule: RULE }, helped(context)),
      *perform(context) {
        const chosen = yield* chooseUnit({ self: context.self, rule: RULE, gives }, helped(context));
        if (chosen) yield* help(context, chosen);
      },
    }),
  ];
}
