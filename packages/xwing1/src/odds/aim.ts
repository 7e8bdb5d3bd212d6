import {
  ADD_EVADE,
  type Aim,
  aimWords,
  attackOdds,
  type DiceAttack,
  FOCUS_TO_EVADES,
  FOCUS_TO_HITS,
  hasLock,
  REROLL_ANY,
} from '@rangefinder/xwing';
import { askRules } from '../asking.ts';
import { attackDiceCount, defenseDiceCount, newAttack } from '../rules/attack.ts';
import { damageOn } from '../rules/destroying.ts';
import { possibleShots, type Shot } from '../rules/possibleshots.ts';
import { hullOf } from '../rules/stats.ts';
import type { Attack } from '../state.ts';
import type { XTable } from '../table.ts';
import type { XwingView } from '../view.ts';

/** The attacks somebody thinks of, as the rules see them. */
export const { aimOfOption, aimsOf, attackOn, linesOf, oddsNow, shotsFrom, turnNow } = aimWords({
  shotsOf,
  prospect,
  healthOf,
  diceNow,
  // Without dice, too, a defender has results to add.
  hasDefense: () => true,
});

function shotsOf(view: XwingView, attacker: string): readonly Shot[] {
  const t = askRules(view);
  const ship = t.findShip(attacker);
  return ship ? possibleShots(t, ship) : [];
}

function prospect(
  view: XwingView,
  attacker: string,
  shot: Shot,
  line: Shot['lines'][number],
): Pick<Aim, 'line' | 'attackDice' | 'defenseDice' | 'odds'> {
  const t = askRules(view);
  const ship = t.ship(attacker);
  const attack = newAttack(ship, shot, line);
  const attackDice = attackDiceCount(t, attack, shot.weapon.dice);
  const defenseDice = defenseDiceCount(t, attack, t.ship(shot.target));
  const spent = shot.weapon.spends;
  const means = {
    focus: ship.tokens.focus - (spent.includes('focus') ? 1 : 0),
    lock: hasLock(ship, shot.target) && !spent.includes('lock'),
  };
  const odds = attackOdds(diceAttack(t, attack, attackDice, defenseDice, means));
  return { line: attack.line, attackDice, defenseDice, odds };
}

/** The dice of an attack with the tokens of both sides; what cards do to them is left out. */
function diceAttack(
  t: XTable,
  attack: Attack,
  attackDice: DiceAttack['attack']['dice'],
  defenseDice: DiceAttack['defense']['dice'],
  attacker: { readonly focus: number; readonly lock: boolean },
): DiceAttack {
  const { tokens } = t.ship(attack.defender);
  return {
    attack: {
      dice: attackDice,
      theirs: [],
      own: [
        { key: 'focus', effect: FOCUS_TO_HITS, spends: { 'attacker.focus': 1 } },
        { key: 'lock', effect: REROLL_ANY, spends: { 'attacker.lock': 1 } },
      ],
    },
    defense: {
      dice: defenseDice,
      theirs: [],
      own: [
        { key: 'focus', effect: FOCUS_TO_EVADES, spends: { 'defender.focus': 1 } },
        { key: 'evade', effect: ADD_EVADE, spends: { 'defender.evade': 1 } },
      ],
    },
    means: {
      'attacker.focus': Math.min(1, attacker.focus),
      'attacker.lock': attacker.lock ? 1 : 0,
      'defender.focus': Math.min(1, tokens.focus),
      'defender.evade': tokens.evade,
    },
  };
}

/** The attack that is going on as far as chances go, from the dice on the table on; null before there are any. */
export function diceNow(view: XwingView): DiceAttack | null {
  const { attack } = view;
  if (!attack || attack.attackDice.length === 0) return null;
  const t = askRules(view);
  const attacker = t.findShip(attack.attacker);
  const defender = t.findShip(attack.defender);
  if (!attacker || !defender) return null;
  const rolled = attack.step !== 'attack-dice';
  const defenseDice = rolled ? attack.defenseDice : defenseDiceCount(t, attack, defender);
  const means = { focus: attacker.tokens.focus, lock: hasLock(attacker, attack.defender) };
  return diceAttack(t, attack, attack.attackDice, defenseDice, means);
}

function healthOf(view: XwingView, target: string): number {
  const t = askRules(view);
  const ship = t.ship(target);
  return ship.shields + Math.max(0, hullOf(t, ship) - damageOn(t, ship));
}
