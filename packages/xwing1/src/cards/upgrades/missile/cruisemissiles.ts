import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { thisAttack } from '../../words/attack.ts';

export const CRUISE_MISSILES: UpgradeFacts = {
  id: 'cruisemissiles',
  name: 'Cruise Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 3,
  attack: { dice: 1, range: [2, 3], requires: 'lock', spends: ['card'] },
  text: 'Needs a target lock on the defender; the card is discarded, the lock stays. You may roll as many extra attack dice as your maneuver of this round had speed, four at most.',
  abilities: [
    at('before-attack-dice', {
      optional: true,
      when: (context) => thisAttack(context) && (context.self.ship.executed?.speed ?? 0) > 0,
      *effect({ self, moment }) {
        moment.attack.moreAttackDice += Math.min(4, self.ship.executed?.speed ?? 0);
      },
    }),
  ],
};
