import { changeOne } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { exposeDamageCard } from '../../../rules/damage.ts';
import { defenderInYour, defenderOf, yourPrimaryAttack } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';
import { chooses } from '../../words/phrases.ts';

export const DEADEYE_SHOT: UpgradeFacts = {
  id: 'deadeyeshot',
  name: 'Deadeye Shot',
  fills: ['talent'],
  limited: 0,
  cost: 1,
  restrictions: [{ size: ['small', 'medium'] }],
  standard: true,
  text: 'Primary attack, defender in your bullseye arc: you may give up a hit, or turn a crit into a hit; then the defender exposes a damage card.',
  abilities: [
    at('modify-attack-dice', {
      rule: 'xw2.dice-modification.5',
      optional: true,
      when: (context) =>
        yourPrimaryAttack(context) &&
        shows(context.moment.attack.attackDice, ['hit', 'crit']) &&
        defenderInYour(context, 'bullseye'),
      *effect(context) {
        const { table, self, moment } = context;
        const dice = moment.attack.attackDice;
        const ways = (['hit', 'crit'] as const).filter((face) => shows(dice, [face]));
        const way = yield* chooses(context, self.ship, ways, 'xw2.dice-modification.5');
        if (way === 'crit') changeOne(dice, ['crit'], 'hit');
        else
          dice.splice(
            dice.findIndex(({ face }) => face === 'hit'),
            1,
          );
        const defender = defenderOf(context);
        if (defender) yield* exposeDamageCard(table, defender, 'xw2.damage-cards.3');
      },
    }),
  ],
};
