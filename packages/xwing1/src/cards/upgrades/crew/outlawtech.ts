import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { yourManeuver } from '../../words/phrases.ts';

export const OUTLAW_TECH: UpgradeFacts = {
  id: 'outlawtech',
  name: 'Outlaw Tech',
  fills: ['crew'],
  limited: 0,
  oncePerShip: true,
  cost: 2,
  restrictions: [{ faction: ['scum'] }],
  text: 'A red maneuver executed: gain a focus token if you like.',
  abilities: [
    at('maneuver-executed', {
      optional: true,
      when: yourManeuver('red'),
      *effect({ table, self }) {
        yield* gainToken(table, self.ship, 'focus', 1);
      },
    }),
  ],
};
