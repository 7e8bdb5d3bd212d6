import type { Procedure } from '@rangefinder/kernel';
import type { AttackFace, DefenseFace } from '@rangefinder/xwing';
import { type AbilityContext, at, byCardOf, cardAction, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { maySpendToken, rerollAttackDice, rerollDefenseDice } from '../../../rules/modify.ts';
import { rollDefenseOutsideAttack } from '../../../rules/roll.ts';
import { gainToken, spendToken } from '../../../rules/tokens.ts';
import type { Token } from '../../../state.ts';
import { type DuringAttack, youAttack, youDefend } from '../../words/attack.ts';
import { chooses, greenTokens } from '../../words/phrases.ts';

/** The green tokens a ship could spend in this attack. */
function spendableGreen({ table, self, moment: { attack } }: DuringAttack): Token[] {
  return greenTokens(self.ship).filter((token) => maySpendToken(table, attack, self.ship, token));
}

/** The player names one or two results that will be rolled again: their places. */
function* oneOrTwo(
  context: AbilityContext<unknown>,
  dice: readonly (AttackFace | DefenseFace)[],
): Procedure<readonly number[]> {
  const chosen: number[] = [];
  while (chosen.length < Math.min(2, dice.length)) {
    const left = [...dice.keys()].filter((place) => !chosen.includes(place));
    const faces = new Set(left.flatMap((place) => dice[place] ?? []));
    const options = chosen.length > 0 ? [...faces, 'none' as const] : [...faces];
    const face = yield* chooses(context, context.self.ship, options, 'xw2.dice-modification.4');
    const place = left.find((one) => dice[one] === face);
    if (place === undefined) break;
    chosen.push(place);
  }
  return chosen;
}

export const LANDO_CALRISSIAN: UpgradeFacts = {
  id: 'landocalrissian',
  name: 'Lando Calrissian',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  text: 'Action: roll two defense dice and gain a focus token for each focus result and an evade token for each evade; with two blanks your opponent chooses one of the two tokens for you.',
  abilities: [
    cardAction({
      *perform(context) {
        const { table, self } = context;
        const { ship } = self;
        const source = byCardOf(ship);
        const faces = yield* rollDefenseOutsideAttack(table, ship, 2, self.card);
        const count = (face: string) => faces.filter((one) => one === face).length;
        yield* gainToken(table, ship, 'focus', count('focus'), source);
        yield* gainToken(table, ship, 'evade', count('evade'), source);
        if (count('blank') < 2) return true;
        const { key } = yield* pickOne({
          seat: 1 - ship.seat,
          topic: 'choose',
          rule: RULE,
          about: { ship: ship.id, card: self.card },
          options: [{ key: 'focus' as const }, { key: 'evade' as const }],
        });
        yield* gainToken(table, ship, key, 1, source);
        return true;
      },
    }),
  ],
};

export const LANDO_CALRISSIAN_CREW: UpgradeFacts = {
  id: 'landocalrissian-crew',
  name: 'Lando Calrissian',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: 'After you roll dice you may spend a green token to reroll up to two of them.',
  abilities: [
    at('modify-attack-dice', {
      rule: 'xw2.dice-modification.4',
      optional: true,
      when: (context) =>
        youAttack(context) &&
        context.moment.attack.attackDice.some(({ rerolled }) => !rerolled) &&
        spendableGreen(context).length > 0,
      *effect(context) {
        const { table, self, moment } = context;
        const rule = 'xw2.dice-modification.4';
        const kind = yield* chooses(context, self.ship, spendableGreen(context), rule);
        yield* spendToken(table, self.ship, kind, 1, rule, moment.attack);
        yield* rerollAttackDice(table, moment.attack, self.ship.seat, { least: 1, most: 2, rule });
      },
    }),
    at('modify-defense-dice', {
      rule: 'xw2.dice-modification.4',
      optional: true,
      when: (context) =>
        youDefend(context) &&
        context.moment.attack.defenseDice.some(({ rerolled }) => !rerolled) &&
        spendableGreen(context).length > 0,
      *effect(context) {
        const { table, self, moment } = context;
        const rule = 'xw2.dice-modification.4';
        const kind = yield* chooses(context, self.ship, spendableGreen(context), rule);
        yield* spendToken(table, self.ship, kind, 1, rule, moment.attack);
        yield* rerollDefenseDice(table, moment.attack, self.ship.seat, { least: 1, most: 2, rule });
      },
    }),
    at('dice-rolled', {
      rule: 'xw2.dice-modification.4',
      optional: true,
      when: ({ self, moment }) =>
        moment.ship === self.ship && moment.dice.length > 0 && greenTokens(self.ship).length > 0,
      *effect(context) {
        const { table, self, moment } = context;
        const rule = 'xw2.dice-modification.4';
        const kind = yield* chooses(context, self.ship, greenTokens(self.ship), rule);
        yield* spendToken(table, self.ship, kind, 1, rule);
        moment.rollAgain(yield* oneOrTwo(context, moment.dice), rule, self.card);
      },
    }),
  ],
};
