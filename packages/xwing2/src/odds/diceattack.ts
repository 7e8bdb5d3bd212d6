import {
  ANY_TO_EVADE,
  type AttackFace,
  type Change,
  type DefenseFace,
  type DiceAttack,
  type DiceEffect,
  type Die,
  FOCUS_TO_EVADE,
  FOCUS_TO_EVADES,
  FOCUS_TO_HIT,
  FOCUS_TO_HITS,
  type Modification,
  type OnHit,
  REROLL_ANY,
} from '@rangefinder/xwing';
import { pickUnder } from '../ask.ts';
import { attackDiceCount, defenseDiceCount, reinforcements } from '../rules/attack.ts';
import { MODIFY_WINDOWS, mayModify } from '../rules/modify.ts';
import type { Attack, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { type AttackWindow, meansOf, type Trial, type Tried, tryOut } from './trial.ts';

type Side = 'attack' | 'defense';
/** `once` names what can be done a single time, however much it spends. */
type Mod<F extends string> = Modification<F> & { readonly once?: string };

/** Enough dice of every face that whatever an ability looks for is there. */
const OF_EACH = 3;
const ATTACK_FACES: readonly AttackFace[] = ['hit', 'crit', 'focus', 'blank'];
const DEFENSE_FACES: readonly DefenseFace[] = ['evade', 'focus', 'blank'];

function showing<F extends string>(faces: readonly F[]): Die<F>[] {
  return faces.flatMap((face) => Array.from({ length: OF_EACH }, () => ({ face, rerolled: false })));
}

/**
 * An attack as far as chances go: its dice, and everything tokens and cards can do to them. `value` is the attack value of
 * the weapon where the dice are yet to be rolled.
 */
export function diceAttackOf(t: XTable, attack: Attack, value: number | null): DiceAttack {
  return asIfGoingOn(t, attack, () => {
    const attacker = t.ship(attack.attacker);
    const defender = t.findShip(attack.defender);
    const before = attack.step === 'declare' || attack.step === 'attack-dice';
    const after = attack.step === 'neutralize' || attack.step === 'damage' || attack.step === 'aftermath';
    const isRolled = attack.defenseDice.length > 0 || after;
    const [attacking, defending] = [attacker.seat, t.ship(attack.defender).seat];
    const sides = {
      attack: {
        dice: value === null ? attack.attackDice : attackDiceCount(t, attack, attacker, value),
        theirs: before && defending !== attacking ? cards(t, attack, 'attack', defending) : [],
        own: before ? [...tokensOn(t, attack, attacker), ...cards(t, attack, 'attack', attacking)] : [],
      },
      defense: {
        dice: isRolled ? attack.defenseDice : defenseDiceCount(t, attack, defender),
        theirs: after || defending === attacking ? [] : cards(t, attack, 'defense', attacking),
        own: after ? [] : [...tokensAgainst(t, attack, defender), ...cards(t, attack, 'defense', defending)],
      },
    };
    return named(t, attack, {
      ...sides,
      means: {},
      ...limits(t, attack),
      ...(before ? { settling: settlingOf(t, attack) } : {}),
      ...(after ? {} : { ...onHitOf(t, attack) }),
      ...(value === null ? {} : insteadOf(t, attack)),
      reinforce: defender ? reinforcements(t, attack) : 0,
    });
  });
}

/** Cards look at the attack that is going on: it is put there for as long as they are asked. */
function asIfGoingOn<T>(t: XTable, attack: Attack, ask: () => T): T {
  const outer = t.state.attack;
  t.state.attack = attack;
  try {
    return ask();
  } finally {
    t.state.attack = outer;
  }
}

function limits(t: XTable, attack: Attack): Pick<DiceAttack, 'neutralizing' | 'mostRerolls'> {
  const mostRerolls = t.abilities.ask('most-rerolls', attack, Number.POSITIVE_INFINITY);
  return {
    neutralizing: t.abilities.ask('neutralizing', attack, { first: 'hit', critsCancelled: true }),
    ...(Number.isFinite(mostRerolls) ? { mostRerolls } : {}),
  };
}

/** Tokens, Force and the lock of the attacker. */
function tokensOn(t: XTable, attack: Attack, ship: Ship): Mod<AttackFace>[] {
  const lock = `${ship.id}.lock.${attack.defender}`;
  const may = (key: string) => mayModify(t, attack, ship, 'attack', key);
  return [
    ...tokens(t, attack, ship, 'attack', FOCUS_TO_HITS, FOCUS_TO_HIT),
    ...(may('lock') ? [{ key: 'lock', effect: REROLL_ANY, spends: { [lock]: 1 } }] : []),
  ];
}

/** Tokens and Force of the defender. */
function tokensAgainst(t: XTable, attack: Attack, ship: Ship | undefined): Mod<DefenseFace>[] {
  if (!ship) return [];
  const may = (key: string) => mayModify(t, attack, ship, 'defense', key);
  return [
    ...tokens(t, attack, ship, 'defense', FOCUS_TO_EVADES, FOCUS_TO_EVADE),
    ...(may('evade') ? [{ key: 'evade', effect: ANY_TO_EVADE, spends: { [`${ship.id}.evade`]: 1 } }] : []),
  ];
}

/** What turns focus results: all of them, or one each. */
function tokens<F extends string>(
  t: XTable,
  attack: Attack,
  ship: Ship,
  dice: Side,
  all: DiceEffect<F>,
  one: DiceEffect<F>,
): Mod<F>[] {
  // Where a card lets a ship modify one focus result only, whatever turns it.
  const most = t.abilities.ask('modifiable-focus', { attack, dice, by: ship.id }, Number.POSITIVE_INFINITY);
  const once = Number.isFinite(most) ? { once: `focus results of ${ship.id}` } : {};
  return (['focus', 'calculate', 'force'] as const)
    .filter((key) => mayModify(t, attack, ship, dice, key))
    .map((key) => ({
      key,
      effect: key === 'focus' && !Number.isFinite(most) ? all : one,
      spends: { [`${ship.id}.${key}`]: 1 },
      ...once,
    }));
}

/** What cards let a player do to dice, each once in an attack (xw2.card-interpretation.7). */
function cards(t: XTable, attack: Attack, side: 'attack', seat: number): Mod<AttackFace>[];
function cards(t: XTable, attack: Attack, side: 'defense', seat: number): Mod<DefenseFace>[];
function cards(t: XTable, attack: Attack, side: Side, seat: number): Mod<string>[] {
  return MODIFY_WINDOWS[side].flatMap(([window, who]) => {
    if (!t.abilities.listens(window)) return [];
    const found: Mod<string>[] = [];
    for (const { shown, onlyIf } of poolsFor(attack)) {
      const tried = tryOut(t, window, shown, ({ self }) => {
        const ship = who === 'holder' ? self.ship : t.ship(attack[who]);
        const key = `${self.ship.id}:${self.card}`;
        if (ship.seat !== seat || attack.used.includes(key) || found.some((one) => one.key === key)) return false;
        return mayModify(t, attack, ship, side, key);
      });
      for (const one of tried)
        found.push(...modificationsOf(shown, side, one).map((mod) => (onlyIf ? { ...mod, onlyIf } : mod)));
    }
    return found;
  });
}

/** Dice with every face; then nothing but blanks, which is what some cards wait for. */
function poolsFor(attack: Attack): { shown: Attack; onlyIf: Mod<string>['onlyIf'] }[] {
  const blanks = (least: number) => {
    const dice = Array.from({ length: least }, () => ({ face: 'blank' as const, rerolled: false }));
    return { shown: { ...attack, attackDice: dice, defenseDice: dice }, onlyIf: { all: 'blank', least } };
  };
  return [{ shown: withEveryFace(attack), onlyIf: undefined }, blanks(1), blanks(2)];
}

function modificationsOf(shown: Attack, side: Side, { ability: { self, optional }, trials }: Tried): Mod<string>[] {
  const key = `${self.ship.id}:${self.card}`;
  return trials.flatMap((trial) => {
    const effect = trial.suffered.length > 0 ? undefined : effectOf(shown, trial, side);
    if (!effect) return [];
    return [{ key, effect, spends: trial.spends, once: key, mandatory: !optional }];
  });
}

function withEveryFace(attack: Attack): Attack {
  return { ...attack, attackDice: showing(ATTACK_FACES), defenseDice: showing(DEFENSE_FACES) };
}

/** What a trial did to the dice of one side; undefined where it is more than one thing, or nothing. */
function effectOf(before: Attack, trial: Trial, side: Side): DiceEffect<string> | undefined {
  const dice: readonly Die<string>[] = side === 'attack' ? before.attackDice : before.defenseDice;
  const after: readonly Die<string>[] = side === 'attack' ? trial.attack.attackDice : trial.attack.defenseDice;
  if (trial.reroll) return rerollOf(trial);
  const [added] = after.slice(dice.length);
  if (trial.rolled > 0) {
    const all = after.filter(({ rerolled }) => rerolled).length === trial.rolled && trial.rolled === dice.length;
    return all ? { does: 'reroll', faces: [...new Set(dice.map(({ face }) => face))], least: 9, most: 9 } : undefined;
  }
  const changes = changesOf(dice, after);
  if (after.length === dice.length + 1 && added && changes.length === 0) return { does: 'add', face: added.face };
  return after.length === dice.length && changes.length === 1 ? changes[0] : undefined;
}

/** Which results became which: all of a kind, or so many. */
function changesOf<F extends string>(before: readonly Die<F>[], after: readonly Die<F>[]): Change<F>[] {
  const changes = new Map<string, Change<F>>();
  before.forEach(({ face: from }, index) => {
    const to = after[index]?.face;
    if (to === undefined || to === from) return;
    const most = (changes.get(`${from} ${to}`)?.most ?? 0) + 1;
    changes.set(`${from} ${to}`, { does: 'change', from: [from], to, most: most === OF_EACH ? 9 : most });
  });
  return [...changes.values()];
}

function rerollOf({ reroll }: Trial): DiceEffect<string> | undefined {
  if (!reroll) return undefined;
  const faces = pickUnder(reroll, 'reroll')?.options.map(({ about }) => about.face) ?? [];
  return { does: 'reroll', faces: [...new Set(faces)], least: reroll.min, most: reroll.max };
}

/** What must become of the attack dice once they are modified. */
function settlingOf(t: XTable, attack: Attack): Change<AttackFace>[] {
  const window = 'attack-dice-modified';
  if (!t.abilities.listens(window)) return [];
  const shown = withEveryFace(attack);
  const tried = tryOut(t, window, shown, ({ optional }) => !optional);
  return tried.flatMap(({ trials: [only, more] }) =>
    only && !more && only.suffered.length === 0 ? changesOf(shown.attackDice, only.attack.attackDice) : [],
  );
}

/** What the weapon does where it hits, if that is not simply its results. */
function onHitOf(t: XTable, attack: Attack): { readonly onHit?: OnHit } {
  const trial = trialOfWeapon(t, 'attack-hit', withEveryFace(attack))[0];
  if (!trial || trial.reroll || trial.rolled > 0) return {};
  const results = trial.attack.attackDice.length > 0;
  return { onHit: { ...damageOf(trial, attack.defender), results } };
}

/** What the defender may suffer instead of any dice being rolled. */
function insteadOf(t: XTable, attack: Attack): Pick<DiceAttack, 'insteadOfDice'> {
  const trial = trialOfWeapon(t, 'defender-declared', attack).find((one) => one.attack.skipsDice);
  return trial ? { insteadOfDice: damageOf(trial, attack.defender) } : {};
}

function trialOfWeapon(t: XTable, window: AttackWindow, attack: Attack): readonly Trial[] {
  if (attack.kind === 'primary' || !t.abilities.listens(window)) return [];
  const tried = tryOut(
    t,
    window,
    attack,
    ({ self, optional }) => !optional && self.card === attack.weapon && self.ship.id === attack.attacker,
  );
  return tried.flatMap(({ trials }) => trials);
}

function damageOf({ suffered }: Trial, defender: string): { hits: number; crits: number } {
  const own = suffered.filter(({ ship }) => ship === defender);
  const crits = own.filter(({ kind }) => kind === 'crit').length;
  return { hits: own.length - crits, crits };
}

/** Fills in the means that something spends, by names that do not depend on the ships: the same odds are worked out once. */
function named(t: XTable, { attacker, defender }: Attack, attack: DiceAttack): DiceAttack {
  const there = meansOf(t);
  const means: Record<string, number> = {};
  const sides = new Map([
    [attacker, 'attacker'],
    [defender, 'defender'],
  ]);
  // The same means twice, in one order: what each is called here, and what it is called there.
  const sided = [...meansOf(t, (ship) => sides.get(ship) ?? ship).keys()];
  const names = new Map([...there.keys()].map((name, i) => [name, sided[i] ?? name]));
  const spending = <F extends string>(mods: readonly Mod<F>[]): Modification<F>[] =>
    mods.flatMap(({ once, ...mod }) => {
      const spends: Record<string, number> = {};
      for (const [name, amount] of Object.entries(mod.spends)) {
        const has = there.get(name) ?? 0;
        if (has < amount) return [];
        const said = names.get(name) ?? name;
        spends[said] = amount;
        means[said] = has;
      }
      if (once !== undefined) {
        spends[`use ${once}`] = 1;
        means[`use ${once}`] = 1;
      }
      return [{ ...mod, spends }];
    });
  const { attack: red, defense: green } = attack;
  return {
    ...attack,
    attack: { ...red, theirs: spending(red.theirs), own: spending(red.own) },
    defense: { ...green, theirs: spending(green.theirs), own: spending(green.own) },
    means,
  };
}
