import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { defenderOf, youAttack } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';

export const CLONE_COMMANDER_CODY: UpgradeFacts = {
  id: 'clonecommandercody',
  name: 'Clone Commander Cody',
  fills: ['gunner'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  text: 'After an attack of yours that missed though results of it had to be cancelled, the defender gains a strain token.',
  abilities: [
    at('before-neutralize', {
      rule: 'xw2.attack.27',
      optional: false,
      when: (context) => youAttack(context) && shows(context.moment.attack.attackDice, ['hit', 'crit']),
      *effect({ self, moment: { attack } }) {
        attack.memory[self.card] = 1;
      },
    }),
    at('after-attacking', {
      rule: 'xw2.attack.36',
      optional: false,
      when: (context) =>
        youAttack(context) &&
        context.moment.attack.hit === false &&
        context.moment.attack.memory[context.self.card] === 1 &&
        defenderOf(context)?.place === 'play',
      *effect(context) {
        const defender = defenderOf(context);
        const source = { rule: 'xw2.attack.36', by: context.self.ship.seat } as const;
        if (defender) yield* gainToken(context.table, defender, 'strain', 1, source);
      },
    }),
  ],
};
