import type { Procedure } from '@rangefinder/kernel';
import type { AttackFace, DefenseFace, Die } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { assignLock, lockTargets } from '../../../rules/lock.ts';
import { type DuringAttack, youAttack, youDefend } from '../../words/attack.ts';
import { chooses } from '../../words/phrases.ts';

function couldLock({ table, self }: DuringAttack, target: string): boolean {
  return lockTargets(table, self.ship).some(({ key }) => key === target);
}

/** The player takes one of the ship's own results from the pool (xw2.dice-modification.5). */
function* giveUpOne(context: DuringAttack, dice: Die<AttackFace | DefenseFace>[]): Procedure<void> {
  const faces = [...new Set(dice.map(({ face }) => face))];
  const face = yield* chooses(context, context.self.ship, faces, 'xw2.dice-modification.5');
  dice.splice(
    dice.findIndex((die) => die.face === face),
    1,
  );
}

export const ROSE_TICO: UpgradeFacts = {
  id: 'rosetico',
  name: 'Rose Tico',
  fills: ['crew'],
  limited: 1,
  cost: 9,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  text: 'Attacking or defending: you may give up one of your results to lock the enemy.',
  abilities: [
    at('modify-attack-dice', {
      rule: 'xw2.dice-modification.5',
      optional: true,
      when: (context) =>
        youAttack(context) &&
        context.moment.attack.attackDice.length > 0 &&
        couldLock(context, context.moment.attack.defender),
      *effect(context) {
        const { table, self, moment } = context;
        yield* giveUpOne(context, moment.attack.attackDice);
        yield* assignLock(table, self.ship, moment.attack.defender, 'xw2.lock.14');
      },
    }),
    at('modify-defense-dice', {
      rule: 'xw2.dice-modification.5',
      optional: true,
      when: (context) =>
        youDefend(context) &&
        context.moment.attack.defenseDice.length > 0 &&
        couldLock(context, context.moment.attack.attacker),
      *effect(context) {
        const { table, self, moment } = context;
        yield* giveUpOne(context, moment.attack.defenseDice);
        yield* assignLock(table, self.ship, moment.attack.attacker, 'xw2.lock.14');
      },
    }),
  ],
};
