import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { inAuxiliaryArc, inPrimaryArc } from '../../../rules/measure.ts';
import { defenderOf, yourPrimaryAttack } from '../../words/attack.ts';
import { changesAttackDice } from '../../words/dice.ts';

export const ALLIANCE_OVERHAUL: UpgradeFacts = {
  id: 'allianceoverhaul',
  name: 'Alliance Overhaul',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['arc170'] }],
  text: 'When you attack from your primary firing arc with your primary weapon, you may roll 1 more attack die; from your auxiliary arc, you may change 1 focus result to a crit.',
  abilities: [
    at('before-attack-dice', {
      optional: true,
      when: (context) =>
        yourPrimaryAttack(context) && inPrimaryArc(context.table, context.self.ship, defenderOf(context)),
      *effect({ moment: { attack } }) {
        attack.moreAttackDice++;
      },
    }),
    changesAttackDice(['focus'], 'crit', {
      when: (context) =>
        yourPrimaryAttack(context) && inAuxiliaryArc(context.table, context.self.ship, defenderOf(context)),
    }),
  ],
};
