import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { defenderOf, thisAttack } from '../../words/attack.ts';
import { hurtDefender, takeResults } from '../../words/specialweapon.ts';

export const MAG_PULSE_WARHEADS: UpgradeFacts = {
  id: 'magpulsewarheads',
  name: 'Mag-Pulse Warheads',
  fills: ['missile'],
  limited: 0,
  cost: 4,
  standard: true,
  charges: { value: 2, recovers: 0 },
  attack: { arc: 'front', dice: 3, range: [1, 3], rangeBonus: false, requires: ['lock'], spends: 1 },
  text: 'Needs a lock on the defender. If it hits, the defender suffers one critical damage and gains a deplete and a jam token; all results are cancelled.',
  abilities: [
    at('attack-hit', {
      rule: 'xw2.inflicting-tokens.2',
      optional: false,
      when: thisAttack,
      *effect(context) {
        const { table, self } = context;
        const source = { rule: 'xw2.inflicting-tokens.2', by: self.ship.seat } as const;
        yield* hurtDefender(context, 'crit');
        const defender = defenderOf(context);
        if (defender) {
          yield* gainToken(table, defender, 'deplete', 1, source);
          yield* gainToken(table, defender, 'jam', 1, source);
        }
        takeResults(context);
      },
    }),
  ],
};
