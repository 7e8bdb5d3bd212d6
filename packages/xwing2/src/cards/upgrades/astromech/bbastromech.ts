import type { RuleId } from '@rangefinder/kernel';
import { at, type CardAbility } from '../../../abilities.ts';
import type { BarAction, UpgradeFacts } from '../../../card.ts';
import { forCharge, grantedAction } from '../../../rules/actions.ts';
import { offersActions } from '../../words/phrases.ts';

/** In the System Phase a charge buys one of these actions. */
export function dodgesInSystemPhase(rule: RuleId, actions: readonly BarAction[]): CardAbility {
  return at(
    'system',
    offersActions(
      ({ self, moment }) => moment.ship === self.ship,
      ({ table, self }) =>
        forCharge(
          self,
          actions.map((action) => grantedAction(table, self.ship, action)),
          rule,
        ),
      rule,
    ),
  );
}

export const BB_ASTROMECH: UpgradeFacts = {
  id: 'bbastromech',
  name: 'BB Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 6,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: 'System Phase: you may pay a charge to barrel roll.',
  abilities: [dodgesInSystemPhase('xw2.errata-upgrade-cards.16', ['barrel-roll'])],
};
