import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, modify, RULE } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { chooseUnit } from '../../keywords/choosing.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { isOfKind } from '../../rules/units.ts';
import { defeatUnit } from '../../rules/wounds.ts';
import type { Unit } from '../../state.ts';
import { kw } from '../print.ts';
import { cardsOf } from './command.ts';

const card = cardsOf('K-2SO', 'rebels');

/** Remembered of whoever cannot be shot at for the rest of the round. */
const SAVED = 'round:sacrifice';

/** Other commanders and operatives whom K-2SO sees at range 1. */
function worthIt({ table, moment: { unit } }: AbilityContext<{ readonly unit: Unit }>): readonly Unit[] {
  return table
    .friendsOf(unit.seat)
    .filter(
      (one) =>
        one !== unit &&
        isOfKind(table, one, 'commander, operative') &&
        table.range(unit, one) <= 1 &&
        table.sees(unit, one),
    );
}

export const K_2SO: readonly CommandFacts[] = [
  card({
    id: 'sacrifice',
    name: 'Sacrifice',
    pips: 3,
    orders: { units: ['Cassian Andor', 'K-2SO'] },
    text: words(
      'K-2SO has Guardian 4. When his activation ends he may be defeated: another friendly commander or operative that he sees at range 1 is no target for ranged attacks for the rest of the round.',
      'K-2SO a Guardian 4. À la fin de son activation, il peut être vaincu : un autre commandant ou agent allié qu’il voit à portée 1 ne peut être visé par des attaques à distance jusqu’à la fin du round.',
      'K-2SO ma Guardian 4. Na koniec aktywacji może zostać pokonany: inny twój dowódca lub agent, którego widzi w zasięgu 1, do końca rundy nie może być celem ataków dystansowych.',
    ),
    gives: [{ keywords: [kw('guardian-x', 4)] }],
    abilities: [
      at('end-of-activation', {
        optional: false,
        when: (context) => isOwn(context) && worthIt(context).length > 0,
        *effect(context) {
          const { table, self, moment } = context;
          const saved = yield* chooseUnit({ self, rule: RULE }, worthIt(context));
          if (!saved) return;
          saved.memory[SAVED] = 1;
          yield* defeatUnit(table, moment.unit, null);
        },
      }),
      modify(
        'may-be-attacked',
        (may, { moment: { attacker, defender, kind } }) =>
          may && !(defender.memory[SAVED] && kind === 'ranged' && attacker.seat !== defender.seat),
      ),
    ],
  }),
];
