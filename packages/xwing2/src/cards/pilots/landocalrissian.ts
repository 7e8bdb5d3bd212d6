import type { Procedure } from '@rangefinder/kernel';
import type { Die } from '@rangefinder/xwing';
import { type AbilityContext, at, RULE } from '../../abilities.ts';
import { rerollAttackDice, rerollDefenseDice } from '../../rules/modify.ts';
import { gainToken, isStressed } from '../../rules/tokens.ts';
import { youAttack, youDefend } from '../words/attack.ts';

function hasBlank(dice: readonly Die<string>[]): boolean {
  return dice.some(({ face, rerolled }) => face === 'blank' && !rerolled);
}

function* takeStress({ table, self }: Pick<AbilityContext<unknown>, 'table' | 'self'>): Procedure<void> {
  yield* gainToken(table, self.ship, 'stress', 1);
}

/** Lando Calrissian rolls all his blanks again, or as many as he may. */
function allBlanks(dice: readonly Die<string>[]) {
  return { least: dice.length, most: dice.length, faces: ['blank'], rule: RULE } as const;
}

export const LANDO_CALRISSIAN = {
  text: 'Whenever you roll dice while not stressed, you may gain a stress token to roll all blank ones again.',
  abilities: [
    at('modify-attack-dice', {
      optional: true,
      when: (context) =>
        youAttack(context) && !isStressed(context.self.ship) && hasBlank(context.moment.attack.attackDice),
      *effect(context) {
        yield* takeStress(context);
        const { table, self, moment } = context;
        yield* rerollAttackDice(table, moment.attack, self.ship.seat, allBlanks(moment.attack.attackDice));
      },
    }),
    at('modify-defense-dice', {
      optional: true,
      when: (context) =>
        youDefend(context) && !isStressed(context.self.ship) && hasBlank(context.moment.attack.defenseDice),
      *effect(context) {
        yield* takeStress(context);
        const { table, self, moment } = context;
        yield* rerollDefenseDice(table, moment.attack, self.ship.seat, allBlanks(moment.attack.defenseDice));
      },
    }),
    at('dice-rolled', {
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship && !isStressed(self.ship) && moment.dice.includes('blank'),
      *effect(context) {
        const { dice, rollAgain } = context.moment;
        yield* takeStress(context);
        const blanks = [...dice.keys()].filter((place) => dice[place] === 'blank');
        rollAgain(blanks, RULE, context.self.card);
      },
    }),
  ],
};
