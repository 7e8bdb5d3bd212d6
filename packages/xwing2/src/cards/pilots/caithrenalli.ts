import type { Maneuver } from '@rangefinder/xwing';
import { type AbilityContext, at } from '../../abilities.ts';
import { grantedAction } from '../../rules/actions.ts';
import type { Ship } from '../../state.ts';
import { offersActions, youFullyExecute } from '../words/phrases.ts';

export const CAI_THRENALLI = {
  text: 'Maneuver fully executed through a friend: you may take an evade action.',
  abilities: [
    at(
      'maneuver-executed',
      offersActions(
        (context: AbilityContext<{ ship: Ship; maneuver: Maneuver; full: boolean; through: readonly Ship[] }>) =>
          youFullyExecute(context) &&
          context.moment.through.some((ship) => context.table.isFriendly(context.self.ship, ship)),
        ({ table, self }) => [grantedAction(table, self.ship, 'evade')],
      ),
    ),
  ],
};
