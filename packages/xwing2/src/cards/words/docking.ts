import { type CardAbility, modify } from '../../abilities.ts';
import { dockedWith } from '../../rules/docking.ts';

const RULE = 'xw2.docking.1';

/** One ship of these types can dock with you. */
export function carriesOne(types: readonly string[]): CardAbility {
  return modify(
    'may-dock',
    RULE,
    (may, { table, self, moment: { ship, carrier } }) =>
      may ||
      (carrier === self.ship &&
        types.includes(table.pilot(ship).type.id) &&
        dockedWith(table, carrier).every((docked) => docked === ship)),
  );
}
