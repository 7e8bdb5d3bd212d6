import type { UpgradeFacts } from '../../../card.ts';
import { inFiringArc } from '../../../rules/weapons.ts';
import { attackerOf, youDefend } from '../../words/attack.ts';
import { rerollsDefenseDice } from '../../words/dice.ts';

export const SOULLESS_ONE: UpgradeFacts = {
  id: 'soullessone',
  name: 'Soulless One',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['separatistalliance'] }, { ship: ['belbullab22starfighter'] }],
  standard: true,
  stats: { hull: 2 },
  text: 'When an attacker outside your firing arc attacks you, you may reroll a defense die.',
  abilities: [
    rerollsDefenseDice({
      when: (context) => youDefend(context) && !inFiringArc(context.table, context.self.ship, attackerOf(context)),
    }),
  ],
};
