import type { Procedure } from '@rangefinder/kernel';
import type { AttackFace, DefenseFace, Die } from '@rangefinder/xwing';
import { type AbilityContext, at, type Holder, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { attackerOf, defenderOf } from '../../words/attack.ts';
import { isUnused, markUsed } from '../../words/phrases.ts';

type Face = AttackFace | DefenseFace;
type Anywhere = AbilityContext<unknown>;

const ATTACK_FACES: readonly AttackFace[] = ['hit', 'crit', 'focus', 'blank'];
const DEFENSE_FACES: readonly DefenseFace[] = ['evade', 'focus', 'blank'];
/** Every result there is: a ship remembers which was named by its place here, from 1. */
const FACES: readonly Face[] = ['hit', 'crit', 'evade', 'focus', 'blank'];
const NAMED = 'round:emperorpalpatine';

function isWatched({ table, self }: Anywhere, roller: Ship): boolean {
  return table.isFriendly(self.ship, roller) && isUnused(self);
}

function isNamed({ table, self }: Anywhere, roller: Ship): boolean {
  return table.isFriendly(self.ship, roller) && self.ship.memory[NAMED] !== undefined;
}

function* nameResult(table: XTable, self: Holder, faces: readonly Face[]): Procedure<void> {
  const { ship, card } = self;
  markUsed(self);
  const options = faces.map((key) => ({ key }));
  const about = { ship: ship.id, card };
  const { key } = yield* pickOne({ seat: ship.seat, topic: 'choose-result', rule: RULE, about, options });
  ship.memory[NAMED] = FACES.indexOf(key) + 1;
  table.emit({ type: 'guess', rule: RULE, ship: ship.id, said: key });
}

/** The result that was named, which is used up by that. */
function named({ ship }: Holder): Face | undefined {
  const face = FACES[(ship.memory[NAMED] ?? 0) - 1];
  delete ship.memory[NAMED];
  return face;
}

/** Which of the results is changed. */
function* chooseFace<F extends Face>({ ship, card }: Holder, dice: readonly F[], to: Face): Procedure<F> {
  const options = [...new Set(dice)].map((key) => ({ key }));
  const about = { ship: ship.id, card, to };
  const { key } = yield* pickOne({ seat: ship.seat, topic: 'choose-result', rule: RULE, about, options });
  return key;
}

function* fixOne<F extends Face>(self: Holder, dice: Die<F>[], faces: readonly F[]): Procedure<void> {
  const said = named(self);
  const face = faces.find((one) => one === said);
  if (!face || dice.length === 0) return; // a roll without dice uses the name up as well
  const from = yield* chooseFace(
    self,
    dice.map((die) => die.face),
    face,
  );
  const die = dice.find((one) => one.face === from);
  if (!die) return;
  die.face = face;
  die.rerolled = true;
  die.fixed = true;
}

export const EMPEROR_PALPATINE: UpgradeFacts = {
  id: 'emperorpalpatine',
  name: 'Emperor Palpatine',
  fills: ['crew', 'crew'],
  limited: 1,
  cost: 8,
  restrictions: [{ faction: ['imperial'] }],
  text: 'Once per round, a friend is about to roll dice: you may name a result. One die of the roll then becomes that result and is not modified further.',
  abilities: [
    at('before-attack-dice', {
      optional: true,
      when: (context) => isWatched(context, attackerOf(context)),
      effect: ({ table, self }) => nameResult(table, self, ATTACK_FACES),
    }),
    at('attack-dice-rolled', {
      optional: false,
      when: (context) => isNamed(context, attackerOf(context)),
      effect: ({ self, moment }) => fixOne(self, moment.attack.attackDice, ATTACK_FACES),
    }),
    at('before-defense-dice', {
      optional: true,
      when: (context) => isWatched(context, defenderOf(context)),
      effect: ({ table, self }) => nameResult(table, self, DEFENSE_FACES),
    }),
    at('defense-dice-rolled', {
      optional: false,
      when: (context) => isNamed(context, defenderOf(context)),
      effect: ({ self, moment }) => fixOne(self, moment.attack.defenseDice, DEFENSE_FACES),
    }),
    at('before-dice-rolled', {
      optional: true,
      when: (context) => isWatched(context, context.moment.ship),
      effect: ({ table, self, moment }) => nameResult(table, self, [...new Set(moment.sides)]),
    }),
    at('dice-rolled', {
      optional: false,
      when: (context) => isNamed(context, context.moment.ship) && context.moment.dice.length > 0,
      *effect({ self, moment }) {
        const face = named(self);
        if (!face) return;
        const from = yield* chooseFace(self, moment.dice, face);
        moment.turn(moment.dice.indexOf(from), face, RULE, self.card);
      },
    }),
    at('bomb-dice-rolled', {
      optional: false,
      when: (context) => isNamed(context, context.moment.ship) && context.moment.dice.length > 0,
      *effect({ self, moment: { dice } }) {
        const said = named(self);
        const face = ATTACK_FACES.find((one) => one === said);
        if (!face) return;
        const from = yield* chooseFace(self, dice, face);
        dice[dice.indexOf(from)] = face;
      },
    }),
  ],
};
