import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { defenderOf, youAttack } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';
import { chooses } from '../../words/phrases.ts';

export const SUPPRESSIVE_GUNNER: UpgradeFacts = {
  id: 'suppressivegunner',
  name: 'Suppressive Gunner',
  fills: ['gunner'],
  limited: 0,
  cost: 7,
  standard: true,
  text: 'Attacking: you may give up a focus result: the defender gains a deplete token unless it suffers 1 damage.',
  abilities: [
    at('modify-attack-dice', {
      rule: 'xw2.dice-modification.5',
      optional: true,
      when: (context) =>
        youAttack(context) &&
        shows(context.moment.attack.attackDice, ['focus']) &&
        defenderOf(context)?.place === 'play',
      *effect(context) {
        const { table, self, moment } = context;
        const dice = moment.attack.attackDice;
        dice.splice(
          dice.findIndex(({ face }) => face === 'focus'),
          1,
        );
        const defender = defenderOf(context);
        if (!defender) return;
        const rule = 'xw2.dice-modification.5';
        if ((yield* chooses(context, defender, ['deplete', 'suffer'], rule)) === 'deplete')
          yield* gainToken(table, defender, 'deplete', 1, { rule, by: self.ship.seat });
        else yield* sufferDamage(table, defender, 'hit', 1, { rule: 'xw2.damage.3' });
      },
    }),
  ],
};
