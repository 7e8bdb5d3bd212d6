import type { Procedure } from '@rangefinder/kernel';
import { type AbilityContext, at, modify, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { type ActionChoice, actionChoice, grantedAction } from '../../../rules/actions.ts';
import { isStressed } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { exposeOrSuffer, offersActions } from '../../words/phrases.ts';

type Context = AbilityContext<unknown>;

/** Coaxium Hyperfuel: a SLAM in spite of stress, which is paid for afterwards. */
function stressedSlam(context: Context, slam: ActionChoice): ActionChoice {
  return actionChoice({
    ...slam,
    variant: context.self.card,
    evenStressed: true,
    perform: (t, ship) => slamThenPay(t, ship, context, slam),
  });
}

function* slamThenPay(t: XTable, ship: Ship, context: Context, slam: ActionChoice): Procedure<boolean> {
  const done = yield* slam.perform(t, ship);
  if (ship.place === 'play') yield* exposeOrSuffer(context, 'crit', RULE);
  return done;
}

/** The same: a SLAM at the price of a damage card exposed, or of damage. */
function paidSlam(context: Context): ActionChoice {
  const { table, self } = context;
  const slam = grantedAction(table, self.ship, 'slam');
  return actionChoice({ ...slam, perform: (t, ship) => payThenSlam(t, ship, context, slam) });
}

function* payThenSlam(t: XTable, ship: Ship, context: Context, slam: ActionChoice): Procedure<boolean> {
  yield* exposeOrSuffer(context, 'crit', RULE);
  return !ship.destroyed && (yield* slam.perform(t, ship));
}

export const COAXIUM_HYPERFUEL: UpgradeFacts = {
  id: 'coaxiumhyperfuel',
  name: 'Coaxium Hyperfuel',
  fills: ['illicit'],
  limited: 0,
  cost: 4,
  restrictions: [{ action: 'slam' }],
  standard: true,
  text: 'You can SLAM while stressed; then suffer 1 critical damage or expose one of your damage cards. Maneuver partially executed: you may pay the same price for a SLAM action.',
  abilities: [
    modify('action-variants', (variants, context) => {
      const { self, moment } = context;
      const { ship, choice } = moment;
      return ship === self.ship && choice.key === 'slam' && isStressed(ship)
        ? [...variants, stressedSlam(context, choice)]
        : variants;
    }),
    at(
      'maneuver-executed',
      offersActions(
        ({ self, moment }) => moment.ship === self.ship && !moment.full,
        (context) => [paidSlam(context)],
      ),
    ),
  ],
};
