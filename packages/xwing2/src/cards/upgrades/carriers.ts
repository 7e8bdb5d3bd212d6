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

/** Docked ships deploy only from your rear guides. */
export const deploysRearward: CardAbility = modify('deploy-guides', 'xw2.docking.4', (guides, { self, moment }) =>
  moment.carrier === self.ship ? guides.filter((side) => side === 'rear') : guides,
);

/** You can dock at range 0-1. */
export const docksAtRange1: CardAbility = modify('dock-range', 'xw2.docking.8', (range, { self, moment }) =>
  moment.ship === self.ship ? Math.max(range, 1) : range,
);
