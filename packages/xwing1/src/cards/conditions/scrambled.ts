import { at, modify } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { removeThis } from '../words/condition.ts';

export const SCRAMBLED: ConditionFacts = {
  id: 'scrambled',
  name: 'Scrambled',
  text: 'Against the ship with the Targeting Scrambler, at range 1, your attack dice stay as rolled: you may not modify them. Gone once the Combat phase ends.',
  abilities: [
    modify('may-modify', (may, { self, moment: { attack, ship, dice } }) => {
      const own = ship === self.ship && dice === 'attack' && attack.attacker === ship.id;
      return may && !(own && attack.range === 1 && attack.defender === self.condition?.source);
    }),
    at('end-of-combat', { optional: false, effect: removeThis }),
  ],
};
