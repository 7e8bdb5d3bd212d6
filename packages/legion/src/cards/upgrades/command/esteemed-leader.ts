import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type LHooks } from '../../../abilities.ts';
import { chooseUnit } from '../../../keywords/choosing.ts';
import { guard, mayGuard } from '../../../keywords/guardian.ts';
import { defends } from '../../../keywords/keyword.ts';
import { isOfKind } from '../../../rules/units.ts';
import type { Unit } from '../../../state.ts';
import { upgrade } from '../upgrade.ts';

type Defending = AbilityContext<LHooks['windows']['defender-modifies-attack-dice']>;

const RULE = 'legion.guardian-x.1';

/** A Corps unit as if it had Guardian 1. */
function asGuardian(context: Defending, unit: Unit): Defending {
  return { ...context, self: { ...context.self, unit, card: 'guardian-x', value: 1, of: '' } };
}

function guardians(context: Defending): readonly Unit[] {
  const { table, self } = context;
  return table
    .friendsOf(self.seat)
    .filter((one) => isOfKind(table, one, 'corps trooper') && mayGuard(asGuardian(context, one)));
}

/** While the leader defends, Corps troopers around it have Guardian 1: one after another guards it. */
export const ESTEEMED_LEADER = upgrade('command', {
  id: 'esteemed-leader',
  name: 'Esteemed Leader',
  points: 5,
  text: words(
    'While it defends, friendly troopers of Corps rank at range 1 of it have Guardian 1.',
    'Quand elle se défend, chaque unité alliée de soldats de Corps à portée 1 d’elle a Guardian 1.',
    'Gdy się broni, każdy twój oddział piechoty korpusu w zasięgu 1 ma Guardian 1.',
  ),
  abilities: [
    at('defender-modifies-attack-dice', {
      rule: RULE,
      optional: false,
      when: (context) => defends(context) && guardians(context).length > 0,
      *effect(context) {
        const { self } = context;
        const tried: Unit[] = [];
        for (;;) {
          const open = guardians(context).filter((one) => !tried.includes(one));
          const one = yield* chooseUnit({ self, rule: RULE }, open);
          if (!one) return;
          tried.push(one);
          yield* guard(asGuardian(context, one));
        }
      },
    }),
  ],
});
