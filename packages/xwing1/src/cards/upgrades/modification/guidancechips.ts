import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { primaryWeaponValue } from '../../../rules/stats.ts';
import { isOfSlot } from '../../../rules/weapons.ts';
import { youAttack } from '../../words/attack.ts';
import { shows, turnOne } from '../../words/dice.ts';
import { isUnused, markUsed } from '../../words/phrases.ts';

const ORDNANCE = ['torpedo', 'missile'];

export const GUIDANCE_CHIPS: UpgradeFacts = {
  id: 'guidancechips',
  name: 'Guidance Chips',
  fills: ['modification'],
  limited: 0,
  cost: 0,
  text: 'Once a round, attacking with a torpedo or missile: you may turn one die to a hit, or to a crit with a primary weapon value of 3 or more.',
  abilities: [
    at('modify-attack-dice', {
      optional: true,
      when: (context) =>
        youAttack(context) &&
        ORDNANCE.some((slot) => isOfSlot(context.table, context.moment.attack.weapon, slot)) &&
        isUnused(context.self) &&
        shows(context.moment.attack.attackDice, ['blank', 'focus', 'hit', 'crit']),
      *effect({ table, self, moment: { attack } }) {
        markUsed(self);
        const to = primaryWeaponValue(table, self.ship) >= 3 ? 'crit' : 'hit';
        yield* turnOne(
          self,
          attack.attackDice,
          (['blank', 'focus', 'hit', 'crit'] as const).filter((face) => face !== to),
          to,
        );
      },
    }),
  ],
};
