import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { inArc, inPrimaryArc } from '../../../rules/measure.ts';
import { type DuringAttack, defenderOf, offersAttackAfter, yourPrimaryAttack } from '../../words/attack.ts';
import { isUnused } from '../../words/phrases.ts';

const MORE_DICE = 'specialopstraining';

function fromPrimaryArc(context: DuringAttack): boolean {
  return yourPrimaryAttack(context) && inPrimaryArc(context.table, context.self.ship, defenderOf(context));
}

export const SPECIAL_OPS_TRAINING: UpgradeFacts = {
  id: 'specialopstraining',
  name: 'Special Ops Training',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['tiesffighter'] }],
  text: 'When your primary weapon fires from your primary firing arc, roll an attack die more if you like. If you do not, you may attack again, from your auxiliary firing arc.',
  abilities: [
    at('before-attack-dice', {
      optional: true,
      when: (context) => fromPrimaryArc(context) && isUnused(context.self),
      *effect({ moment: { attack } }) {
        attack.moreAttackDice++;
        attack.memory[MORE_DICE] = 1;
      },
    }),
    offersAttackAfter(
      (context) => fromPrimaryArc(context) && context.moment.attack.memory[MORE_DICE] !== 1 && isUnused(context.self),
      ({ table, self }) => ({
        weapons: ({ kind }) => kind === 'primary',
        targets: (target) => inArc(table, self.ship, 'rear', target),
        rule: RULE,
      }),
    ),
  ],
};
