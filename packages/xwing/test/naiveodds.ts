import { ATTACK_DIE, DEFENSE_DIE } from '../src/dice.ts';
import type { DiceAttack, Modification } from '../src/odds/diceattack.ts';

/**
 * The mean damage of an attack the slow way, to check the quick one: every die by itself, every modification in every
 * order, every choice of dice. It shares no line with what it checks.
 */
export function naiveMean(attack: DiceAttack): number {
  return Math.min(
    attack.insteadOfDice ? attack.insteadOfDice.hits + attack.insteadOfDice.crits : Number.POSITIVE_INFINITY,
    rolled(ATTACK_DIE, attack.attack.dice, (red) => turn(attack, 0, red, [], attack.means)),
  );
}

interface Die {
  readonly face: string;
  readonly rerolled: boolean;
}
type Means = Readonly<Record<string, number>>;

function rolled(
  sides: readonly string[],
  dice: number | readonly Die[],
  then: (dice: readonly Die[]) => number,
): number {
  if (typeof dice !== 'number') return then(dice);
  return falls(sides, dice).reduce(
    (sum, faces) => sum + then(faces.map((face) => ({ face, rerolled: false }))) / sides.length ** dice,
    0,
  );
}

/** Every way that dice can fall, each as likely. */
function falls(sides: readonly string[], dice: number): string[][] {
  let ways: string[][] = [[]];
  for (let i = 0; i < dice; i++) ways = ways.flatMap((way) => sides.map((side) => [...way, side]));
  return ways;
}

/** Turns 0 to 3: the other side on the attack dice, the attacker; the attacker on the defense dice, the defender. */
function turn(attack: DiceAttack, index: number, red: readonly Die[], green: readonly Die[], means: Means): number {
  const side = index < 2 ? attack.attack : attack.defense;
  const mods: readonly Modification<string>[] = index % 2 === 0 ? side.theirs : side.own;
  const sides = index < 2 ? ATTACK_DIE : DEFENSE_DIE;
  const dice = index < 2 ? red : green;
  const stay = (now: readonly Die[], left: Means) =>
    turn(attack, index, index < 2 ? now : red, index < 2 ? green : now, left);
  const values: number[] = [];
  let must = false;
  for (const mod of mods) {
    const { onlyIf } = mod;
    if (onlyIf && (dice.length < onlyIf.least || dice.some(({ face }) => face !== onlyIf.all))) continue;
    const left = paid(means, mod.spends);
    for (const value of left ? uses(mod, dice, sides, attack, index, (now) => stay(now, left)) : []) {
      values.push(value);
      must ||= mod.mandatory ?? false;
    }
  }
  if (!must) values.push(next(attack, index, red, green, means));
  return index === 1 || index === 2 ? Math.max(...values) : Math.min(...values);
}

function paid(means: Means, spends: Means): Means | null {
  const left = { ...means };
  for (const [name, amount] of Object.entries(spends)) {
    left[name] = (left[name] ?? 0) - amount;
    if ((left[name] ?? 0) < 0) return null;
  }
  return left;
}

function uses(
  { effect }: Modification<string>,
  dice: readonly Die[],
  sides: readonly string[],
  attack: DiceAttack,
  index: number,
  then: (dice: readonly Die[]) => number,
): number[] {
  if (effect.does === 'add') return [then([...dice, { face: effect.face, rerolled: false }])];
  if (effect.does === 'change') {
    const present = effect.from.filter((face) => dice.some((die) => die.face === face));
    return (effect.most > 1 ? present.slice(0, 1) : present).map((face) => {
      const those = dice.filter((die) => die.face === face).sort((a, b) => Number(a.rerolled) - Number(b.rerolled));
      const turned = those.slice(0, effect.most);
      return then(dice.map((die) => (turned.includes(die) ? { ...die, face: effect.to } : die)));
    });
  }
  const limit = index < 2 ? (attack.mostRerolls ?? 9) - dice.filter((die) => die.rerolled).length : 9;
  const able = dice.filter((die) => !die.rerolled && effect.faces.includes(die.face));
  const most = Math.min(effect.most, able.length, limit);
  if (most <= 0) return [];
  return subsets(able)
    .filter(({ length }) => length > 0 && length >= Math.min(effect.least, most) && length <= most)
    .map((chosen) => {
      const kept = dice.filter((die) => !chosen.includes(die));
      const ways = falls(sides, chosen.length);
      return ways.reduce(
        (sum, faces) => sum + then([...kept, ...faces.map((face) => ({ face, rerolled: true }))]) / ways.length,
        0,
      );
    });
}

function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((ways, item) => ways.flatMap((way) => [way, [...way, item]]), [[]]);
}

function next(attack: DiceAttack, index: number, red: readonly Die[], green: readonly Die[], means: Means): number {
  if (index === 1) return rolled(DEFENSE_DIE, attack.defense.dice, (rolls) => turn(attack, 2, red, rolls, means));
  if (index < 3) return turn(attack, index + 1, red, green, means);
  const results = red.map(({ face }) => face);
  for (const { from, to, most } of attack.settling ?? []) {
    for (const face of from)
      for (let i = 0; i < most && results.includes(face); i++) results.splice(results.indexOf(face), 1, to);
  }
  const { first = 'hit', critsCancelled = true } = attack.neutralizing ?? {};
  const cancel = (order: readonly string[]) => {
    const face = order.find((one) => results.includes(one));
    if (face !== undefined) results.splice(results.indexOf(face), 1);
  };
  const order = (first === 'hit' ? ['hit', 'crit'] : ['crit', 'hit']).filter(
    (face) => face === 'hit' || critsCancelled,
  );
  for (const { face } of green) if (face === 'evade') cancel(order);
  const left = () => results.filter((face) => face === 'hit' || face === 'crit').length;
  for (let i = attack.reinforce ?? 0; i > 0 && left() > 1; i--) cancel(['hit', 'crit']);
  const { onHit } = attack;
  if (!onHit || left() === 0) return left();
  return onHit.hits + onHit.crits + (onHit.results ? left() : 0);
}
