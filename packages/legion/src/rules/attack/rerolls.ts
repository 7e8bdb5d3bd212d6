import { keyOptions, type Procedure } from '@rangefinder/kernel';
import { pick, pickOne } from '../../ask.ts';
import type { Attack } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { affordable, spendTokens } from '../spending.ts';
import { spendToken } from '../tokens.ts';
import type { AttackMoment } from './moment.ts';
import { rerollAttack } from './roll.ts';

/** Tokens that let an attacker reroll: its own aim tokens, and the observation tokens of whom it attacks. */
type Means = 'aim' | 'observation';

/**
 * Step 4b: abilities that reroll, then tokens one after another, in any order, and any die as often as there are tokens for it
 * (legion.aim.4 to .8, legion.observation-tokens.4 to .7).
 */
export function* rerollAttackDice(t: LTable, moment: AttackMoment): Procedure<void> {
  yield* t.window('reroll-attack-dice', moment);
  for (;;) {
    const means = meansOf(t, moment);
    const [only] = means;
    if (only === undefined || moment.attack.attackDice.length === 0) return;
    const chosen = means.length === 1 ? only : yield* chooseMeans(moment, means);
    if (chosen === 'none') return;
    // Who has said with which token rerolls something.
    const isDone = !(yield* rerollWith(t, moment, chosen, means.length > 1 ? 1 : 0));
    if (isDone) return;
  }
}

function meansOf(t: LTable, { attack, attacker, defender }: AttackMoment): readonly Means[] {
  return [
    ...(affordable(t, attacker, 'aim', attack) > 0 ? (['aim'] as const) : []),
    // legion.observation-tokens.2, .9: the defender's, which is of no use to it. A token that detonates is no unit that observes.
    ...(attack.kind !== 'area' && defender.tokens.observation > 0 ? (['observation'] as const) : []),
  ];
}

function* chooseMeans({ attacker }: AttackMoment, means: readonly Means[]): Procedure<Means | 'none'> {
  const options = keyOptions([...means, 'none'] as const);
  const about = { unit: attacker.id };
  const rule = 'legion.observation-tokens.7';
  const { key } = yield* pickOne({ seat: attacker.seat, topic: 'choose', rule, about, options });
  return key;
}

/** One token is spent for some dice; false where there are none that should be rolled again. */
function* rerollWith(t: LTable, moment: AttackMoment, token: Means, min: 0 | 1): Procedure<boolean> {
  const { attack, attacker, defender } = moment;
  const rule = token === 'aim' ? 'legion.aim.4' : 'legion.observation-tokens.2';
  const most = token === 'aim' ? t.abilities.ask('aim-dice', moment, 2) : 1;
  const dice = yield* pick({
    seat: attacker.seat,
    topic: token === 'aim' ? 'spend-aim' : 'spend-observation',
    rule,
    about: { unit: attacker.id },
    options: dieOptions(attack),
    min,
    max: Math.min(most, attack.attackDice.length),
  });
  if (dice.length === 0) return false;
  if (token === 'aim') yield* spendTokens(t, attacker, 'aim', 1, { rule, attack });
  else spendToken(t, defender, 'observation', 1, rule);
  attack.spent[token] = (attack.spent[token] ?? 0) + 1;
  rerollAttack(
    t,
    attack,
    dice.map(({ die }) => die),
    rule,
  );
  return true;
}

function dieOptions({ attackDice }: Attack) {
  return attackDice.map(({ die: colour, face }, die) => ({ key: `die:${die}`, about: { die, colour, face }, die }));
}
