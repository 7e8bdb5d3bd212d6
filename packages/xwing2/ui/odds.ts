import { ATTACK_DIE, DEFENSE_DIE } from '@rangefinder/xwing';

/** What the attacker rolls and can spend on it. */
export interface AttackPool {
  readonly dice: number;
  /** One focus token turns every focus result; more of them change nothing. */
  readonly focus: boolean;
  /** Calculate tokens and Force: each turns one focus result. */
  readonly single: number;
  /** A lock rolls any of the dice once more. */
  readonly lock: boolean;
  /** What the dice show already; they are yet to be rolled when absent. */
  readonly rolled?: AttackRoll;
}

export interface DefensePool {
  readonly dice: number;
  readonly focus: boolean;
  readonly single: number;
  /** Evade tokens: each turns one die. */
  readonly evade: number;
  /** Reinforce tokens that count: each takes one result while more than one is left. */
  readonly reinforce: number;
  readonly rolled?: DefenseRoll;
}

/** What comes through, exactly, if both sides spend all they have on it. */
export interface Odds {
  /** The chance of each number of damage, from none on. */
  readonly damage: readonly number[];
  readonly mean: number;
  /** The chance that at least one crit comes through. */
  readonly crit: number;
}

/** How many of the results of a roll show what. */
export interface AttackRoll {
  readonly hits: number;
  readonly crits: number;
  readonly eyes: number;
  readonly blanks: number;
}

export interface DefenseRoll {
  readonly evades: number;
  readonly eyes: number;
  readonly blanks: number;
}

type Chances<T> = readonly { readonly value: T; readonly chance: number }[];

const FACES_OF_ATTACK = [
  ['hits', share(ATTACK_DIE, 'hit')],
  ['crits', share(ATTACK_DIE, 'crit')],
  ['eyes', share(ATTACK_DIE, 'focus')],
  ['blanks', share(ATTACK_DIE, 'blank')],
] as const;

function share(die: readonly string[], face: string): number {
  return die.filter((one) => one === face).length / die.length;
}

/** Every outcome of some attack dice. */
function attackRolls(dice: number): Chances<AttackRoll> {
  const found = new Map<string, { value: AttackRoll; chance: number }>();
  found.set('', { value: { hits: 0, crits: 0, eyes: 0, blanks: 0 }, chance: 1 });
  let rolls = [...found.values()];
  for (let die = 0; die < dice; die++) {
    const next = new Map<string, { value: AttackRoll; chance: number }>();
    for (const { value, chance } of rolls) {
      for (const [face, part] of FACES_OF_ATTACK) {
        const more = { ...value, [face]: value[face] + 1 };
        const key = `${more.hits},${more.crits},${more.eyes},${more.blanks}`;
        next.set(key, { value: more, chance: (next.get(key)?.chance ?? 0) + chance * part });
      }
    }
    rolls = [...next.values()];
  }
  return rolls;
}

/** Hits and crits after everything the attacker can spend. */
function attackResults({ dice, focus, single, lock, rolled }: AttackPool): Chances<{ hits: number; crits: number }> {
  const turned = ({ hits, crits, eyes }: AttackRoll) => ({
    hits: hits + (focus ? eyes : Math.min(eyes, single)),
    crits,
  });
  const first: Chances<AttackRoll> = rolled ? [{ value: rolled, chance: 1 }] : attackRolls(dice);
  if (!lock) return first.map(({ value, chance }) => ({ value: turned(value), chance }));
  return first.flatMap(({ value, chance }) => {
    // A lock rolls what will not count: blanks, and focus results that nothing will turn.
    const kept = focus ? value.eyes : Math.min(value.eyes, single);
    return attackRolls(value.blanks + value.eyes - kept).map(({ value: again, chance: then }) => ({
      value: turned({
        hits: value.hits + again.hits,
        crits: value.crits + again.crits,
        eyes: kept + again.eyes,
        blanks: again.blanks,
      }),
      chance: chance * then,
    }));
  });
}

/** Every outcome of some defense dice. */
function defenseRolls(dice: number): Chances<DefenseRoll> {
  const [green, eye, blank] = [share(DEFENSE_DIE, 'evade'), share(DEFENSE_DIE, 'focus'), share(DEFENSE_DIE, 'blank')];
  const rolls: { value: DefenseRoll; chance: number }[] = [];
  for (let evades = 0; evades <= dice; evades++) {
    for (let eyes = 0; eyes + evades <= dice; eyes++) {
      const blanks = dice - evades - eyes;
      const chance = ways(dice, evades) * ways(dice - evades, eyes) * green ** evades * eye ** eyes * blank ** blanks;
      rolls.push({ value: { evades, eyes, blanks }, chance });
    }
  }
  return rolls;
}

/** The chances of 0, 1, 2 … evade results after everything the defender can spend. */
function evadeResults({ dice, focus, single, evade, rolled }: DefensePool): readonly number[] {
  const chances: number[] = [];
  for (const { value, chance } of rolled ? [{ value: rolled, chance: 1 }] : defenseRolls(dice)) {
    const { evades, eyes, blanks } = value;
    const turned = focus ? eyes : Math.min(eyes, single);
    const total = Math.min(evades + eyes + blanks, evades + turned + evade);
    chances[total] = (chances[total] ?? 0) + chance;
  }
  return Array.from(chances, (chance) => chance ?? 0);
}

/** In how many ways `k` of `n` can be chosen. */
function ways(n: number, k: number): number {
  let count = 1;
  for (let i = 0; i < k; i++) count = (count * (n - i)) / (i + 1);
  return count;
}

/** The exact chances of an attack. */
export function attackOdds(attack: AttackPool, defense: DefensePool): Odds {
  const { hits = 0, crits = 0, eyes = 0, blanks = attack.dice } = attack.rolled ?? {};
  const damage = new Array<number>(hits + crits + eyes + blanks + 1).fill(0);
  let crit = 0;
  const evades = evadeResults(defense);
  for (const { value, chance } of attackResults(attack)) {
    evades.forEach((then, cancelled) => {
      const both = chance * then;
      const through = throughOf(value, cancelled, defense.reinforce);
      damage[through.hits + through.crits] = (damage[through.hits + through.crits] ?? 0) + both;
      if (through.crits > 0) crit += both;
    });
  }
  return { damage, mean: damage.reduce((sum, chance, count) => sum + chance * count, 0), crit };
}

/** Evades cancel hits before crits; reinforcement takes one more while more than one is left. */
function throughOf({ hits, crits }: { hits: number; crits: number }, evades: number, reinforce: number) {
  const left = Math.max(0, hits + crits - evades);
  const taken = Math.min(reinforce, Math.max(0, left - 1));
  const cancelled = hits + crits - left + taken;
  return { hits: Math.max(0, hits - cancelled), crits: Math.max(0, crits - Math.max(0, cancelled - hits)) };
}

/** The chance of this much damage or more. */
export function atLeast({ damage }: Odds, count: number): number {
  return damage.slice(Math.max(0, count)).reduce((sum, chance) => sum + chance, 0);
}
