import { at, modify } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { removeThis } from '../words/condition.ts';

export const SCRAMBLED: ConditionFacts = {
  id: 'scrambled',
  name: 'Scrambled',
  text: 'Attacking the ship with the Targeting Scrambler at range 1 you cannot modify your attack dice. It goes at the end of the Combat phase.',
  abilities: [
    modify('may-modify', (may, { self, moment: { attack, ship, dice } }) => {
      const own = ship === self.ship && dice === 'attack' && attack.attacker === ship.id;
      return may && !(own && attack.range === 1 && attack.defender === self.condition?.source);
    }),
    at('end-of-combat', { optional: false, effect: removeThis }),
  ],
};
