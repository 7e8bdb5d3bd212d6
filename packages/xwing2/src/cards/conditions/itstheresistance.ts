import type { Procedure } from '@rangefinder/kernel';
import { type AbilityContext, at, modify } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { chargeLimit } from '../../rules/charges.ts';
import { removeCondition } from '../../rules/conditions.ts';
import { EDGES, placeAtEdge, whyTooNear } from '../../rules/reserve.ts';
import { pointTurretOf } from '../../rules/setup.ts';
import { gainToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';

const ARRIVES = 'xw2.in-reserve.5';

/** The friendly ship with GA-97. */
function callerOf({ table, self }: AbilityContext<unknown>): Ship | undefined {
  return table.state.ships.find(({ seat, upgrades }) => seat === self.ship.seat && upgrades.some(isCaller));
}

const isCaller = ({ id }: { readonly id: string }) => id === 'ga97';

/** Near any edge, beyond range 3 of every enemy; answers whether there was room. */
function* arrive({ table, self: { ship, condition } }: AbilityContext<unknown>): Procedure<boolean> {
  const also = (pose: Ship['pose']) => whyTooNear(table, ship, pose, ARRIVES);
  if (!(yield* placeAtEdge(table, ship, EDGES, ARRIVES, also))) return false;
  if (ship.turret.length === 0) yield* pointTurretOf(table, ship);
  // In mid-round it has no dial and nothing to engage with.
  ship.memory['round:deployed'] = 1;
  ship.acted = true;
  if (condition) removeCondition(table, ship, condition, ARRIVES);
  return true;
}

function limitOf({ table }: AbilityContext<unknown>, ship: Ship, upgrade: Ship['upgrades'][number]): number {
  return chargeLimit(table, { ship, upgrade });
}

export const ITS_THE_RESISTANCE: ConditionFacts = {
  id: 'itstheresistance',
  name: "It's the Resistance",
  limited: 0,
  text: 'You start in reserve. When all charges of the friendly GA-97 are active at the start of a round, or after it is destroyed, you must be placed near any edge, beyond range 3 of every enemy.',
  abilities: [modify('starts-in-reserve', (starts, { self, moment }) => starts || moment === self.ship)],
  inReserve: [
    at('start-of-planning', {
      rule: ARRIVES,
      optional: false,
      when: (context) => {
        const caller = callerOf(context);
        const upgrade = caller?.upgrades.find(isCaller);
        return caller !== undefined && upgrade !== undefined && upgrade.charges === limitOf(context, caller, upgrade);
      },
      *effect(context) {
        if (!(yield* arrive(context))) return;
        delete context.self.ship.memory['round:deployed'];
      },
    }),
    at('ship-destroyed', {
      rule: ARRIVES,
      optional: false,
      when: (context) => context.moment.ship === callerOf(context),
      *effect(context) {
        const { table, self } = context;
        if (!(yield* arrive(context))) return;
        yield* gainToken(table, self.ship, 'disarm', 1, { rule: ARRIVES, by: self.ship.seat });
      },
    }),
  ],
};
