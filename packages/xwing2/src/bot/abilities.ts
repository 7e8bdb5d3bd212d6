import type { PickRequest, Seat } from '@rangefinder/kernel';
import { attackOdds } from '@rangefinder/xwing';
import { askRules } from '../asking.ts';
import { turnNow } from '../odds/aim.ts';
import { diceAttackOf } from '../odds/diceattack.ts';
import { type AttackWindow, type Trial, tryOut } from '../odds/trial.ts';
import { ORANGE, RED } from '../rules/tokens.ts';
import type { Attack, Ship, XwingState } from '../state.ts';
import { XTable } from '../table.ts';
import type { XwingView } from '../view.ts';

/** The moments of an attack at which abilities are offered. */
const MOMENTS: readonly AttackWindow[] = [
  'before-attack-dice',
  'attack-dice-rolled',
  'attack-dice-modified',
  'before-defense-dice',
  'defense-dice-rolled',
  'defense-dice-modified',
  'before-neutralize',
  'after-neutralize',
];

/** Less than this is no gain. */
const NOTHING = 1e-9;

/** An ability is used unless it is known to be paid for nothing. */
export function abilityChoice(
  view: XwingView,
  { seat, about }: Pick<PickRequest, 'seat' | 'about'>,
): 'use' | 'decline' {
  const { attack } = view;
  if (!attack || !about || !('ship' in about && 'card' in about)) return 'use';
  const t = askRules(view);
  const isAsked = ({ ship, card }: { ship: Ship; card: string }) => ship.id === about.ship && card === about.card;
  for (const window of MOMENTS) {
    if (!t.abilities.listens(window)) continue;
    const [tried] = tryOut(t, window, attack, ({ optional, self }) => optional && isAsked(self));
    if (tried && tried.trials.length > 0)
      return tried.trials.every((trial) => isWasted(t, view, attack, seat, trial)) ? 'decline' : 'use';
  }
  return 'use';
}

/** Whether something was paid, and nothing gained by it. */
function isWasted(t: XTable, view: XwingView, attack: Attack, seat: Seat, trial: Trial): boolean {
  if (trial.reroll || Object.keys(trial.spends).length === 0) return false;
  if (trial.suffered.length > 0 || remainder(t.state, attack) !== remainder(trial.state, trial.attack)) return false;
  const sign = t.ship(attack.attacker).seat === seat ? 1 : -1;
  const turn = turnNow(view, seat);
  const mean = (table: XTable, now: Attack) => attackOdds(diceAttackOf(table, now, null), turn).mean;
  return (
    sign * (mean(new XTable({ ...t.kernel, state: trial.state }, t.edition), trial.attack) - mean(t, attack)) < NOTHING
  );
}

/** Everything that is neither dice nor what is paid with: where it differs, more has happened than can be judged here. */
function remainder(state: XwingState, attack: Attack): string {
  const ships = state.ships.map(({ tokens, charges, force, upgrades, locks, shields, ...rest }) => ({
    ...rest,
    tokens: [...RED, ...ORANGE].map((token) => tokens[token]),
  }));
  const { attackDice, defenseDice, used, modifiedBy, ...rest } = attack;
  return JSON.stringify([ships, rest]);
}
