import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { exposeDamageCard } from '../../../rules/damage.ts';
import { shipsNearDefender, thisAttack } from '../../words/attack.ts';

export const CONCUSSION_MISSILES: UpgradeFacts = {
  id: 'concussionmissiles',
  name: 'Concussion Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 5,
  standard: true,
  charges: { value: 3, recovers: 0 },
  attack: { arc: 'front', dice: 3, range: [2, 3], rangeBonus: false, requires: ['lock'], spends: 1 },
  text: 'Needs a lock on the defender. If it hits, a damage card is exposed on every ship at range 0-1 of the defender.',
  abilities: [
    at('attack-hit', {
      rule: 'xw2.damage-cards.3',
      optional: false,
      when: thisAttack,
      *effect(context) {
        for (const ship of shipsNearDefender(context))
          yield* exposeDamageCard(context.table, ship, 'xw2.damage-cards.3');
      },
    }),
  ],
};
