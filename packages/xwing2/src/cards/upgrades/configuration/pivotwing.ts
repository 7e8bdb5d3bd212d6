import type { Maneuver } from '@rangefinder/xwing';
import { type AbilityContext, at, type CardAbility, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import type { Ship } from '../../../state.ts';
import { mayFlipBeforeActivating } from '../../words/flip.ts';
import { BY_90_OR_180, mayTurnShip } from '../../words/rotateship.ts';

export const fewerDefenseDice: CardAbility = modify(
  'defense-dice',
  'xw2.attack.21',
  (dice, { self, moment: attack }) => (attack.defender === self.ship.id ? dice - 1 : dice),
);

export function standsStill({
  self,
  moment,
}: AbilityContext<{ readonly ship: Ship; readonly maneuver: Maneuver }>): boolean {
  return moment.ship === self.ship && moment.maneuver.bearing === 'stationary';
}

export const PIVOT_WING: UpgradeFacts = {
  id: 'pivotwing',
  name: 'Pivot Wing',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['ut60duwing'] }],
  standard: true,
  title: 'Pivot Wing (Closed)',
  closed: true,
  text: 'You roll 1 fewer defense die. After a stationary maneuver you may turn by 90 or 180 degrees. Before activating: you may flip this card.',
  abilities: [
    fewerDefenseDice,
    at('maneuver-executed', {
      rule: 'xw2.rotate-ship.1',
      optional: false,
      when: standsStill,
      *effect(context) {
        yield* mayTurnShip(context, context.self.ship, BY_90_OR_180);
      },
    }),
    mayFlipBeforeActivating(),
  ],
  back: {
    title: 'Pivot Wing (Open)',
    text: 'Before activating: you may flip this card.',
    abilities: [mayFlipBeforeActivating()],
  },
};
