import { RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import type { Ship } from '../../../state.ts';
import { type DuringAttack, defenderOf, youAttack } from '../../words/attack.ts';
import { mustChoose } from '../../words/phrases.ts';

function besides(context: DuringAttack): Ship[] {
  const { table, self } = context;
  const defender = defenderOf(context);
  return table.inPlay().filter((ship) => ship !== defender && ship !== self.ship && table.range(defender, ship) <= 1);
}

export const RUTHLESSNESS: UpgradeFacts = {
  id: 'ruthlessness',
  name: 'Ruthlessness',
  fills: ['elite'],
  limited: 0,
  cost: 3,
  restrictions: [{ faction: ['imperial'] }],
  text: 'After your attack hits: you must pick a ship, neither you nor the defender, at range 1 of the defender; it takes one damage.',
  abilities: [
    mustChoose(
      'after-attacking',
      (context) => (youAttack(context) && context.moment.attack.hit ? besides(context) : []),
      ({ table }, chosen) => sufferDamage(table, chosen, 'hit', 1, { rule: RULE }),
    ),
  ],
};
