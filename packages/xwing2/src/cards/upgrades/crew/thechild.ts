import { at, modify, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverForce } from '../../../rules/charges.ts';
import { assignCondition, conditionOn } from '../../../rules/conditions.ts';
import { youDefend } from '../../words/attack.ts';

export const THE_CHILD: UpgradeFacts = {
  id: 'thechild',
  name: 'The Child',
  fills: ['crew'],
  limited: 1,
  cost: 7,
  restrictions: [{ faction: ['galacticempire', 'rebelalliance', 'scumandvillainy'] }],
  standard: true,
  force: { value: 2, recovers: 0, side: [] },
  text: 'After forces are placed the opponent assigns Merciless Pursuit to two of their ships. Your Force does not recover by itself. After you defend, if you suffered damage, recover one Force.',
  abilities: [
    at('after-placing-forces', {
      optional: false,
      *effect({ table, self: { ship } }) {
        const by = 1 - ship.seat;
        for (let i = 0; i < 2; i++) {
          const options = table.state.ships
            .filter((enemy) => enemy.seat === by && !conditionOn(enemy, 'mercilesspursuit'))
            .map((enemy) => ({ key: enemy.id, about: { piece: enemy.id }, enemy }));
          if (options.length === 0) return;
          const about = { ship: ship.id, card: 'mercilesspursuit' };
          const { enemy } = yield* pickOne({ seat: by, topic: 'assign-condition', rule: RULE, about, options });
          assignCondition(table, enemy, 'mercilesspursuit', { by, source: ship.id });
        }
      },
    }),
    modify('force-recovery', (recovers, { self, moment }) => (moment === self.ship ? 0 : recovers)),
    at('after-defending', {
      optional: false,
      when: (context) => youDefend(context) && context.moment.attack.dealt > 0,
      *effect({ table, self }) {
        recoverForce(table, self.ship, 1);
      },
    }),
  ],
};
