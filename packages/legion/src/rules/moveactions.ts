import type { Procedure, RuleId, Violation } from '@rangefinder/kernel';
import type { Moved, MoveKind } from '../abilities.ts';
import { hasKeyword, keywordValue } from '../sources.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { type ActionChoice, actionChoice } from './actionchoice.ts';
import { type Climb, climbsOf, performClimb } from './climbing.ts';
import { afterDeed, pivotAlong } from './deeds.ts';
import { type MoveTerms, standardMove, whyNotMove } from './moving.ts';
import { gainToken } from './tokens.ts';
import { isGone } from './units.ts';

type How = NonNullable<MoveTerms['how']>;

/** A way to spend a move action: a kind of move, a jump, or a move at the gallop. */
interface Way {
  readonly key: string;
  /** The keyword that adds it. */
  readonly card?: string;
  readonly terms: MoveTerms & { readonly how: How };
  /** With a pivot before the move or after it (legion.reposition.1). */
  readonly turn?: 'before' | 'after';
}

const KINDS: readonly How[] = ['standard', 'reverse', 'strafe', 'pivot', 'withdraw'];
const PLAIN = KINDS.map((how): Way => ({ key: how === 'standard' ? 'move' : how, terms: { how } }));

/** The kinds of moves there are, and those that keywords add (legion.jump-x.2, legion.spur.1, legion.reposition.1). */
function waysOf(t: LTable, unit: Unit): readonly Way[] {
  const jump = keywordValue(t, unit, 'jump-x');
  const jumps: readonly Way[] = jump > 0 ? [{ key: 'jump', card: 'jump-x', terms: { how: 'standard', jump } }] : [];
  const spurs: readonly Way[] = hasKeyword(t, unit, 'spur')
    ? [
        { key: 'spur', card: 'spur', terms: { how: 'standard', faster: 1 } },
        { key: 'spur:reverse', card: 'spur', terms: { how: 'reverse', faster: 1 } },
      ]
    : [];
  const ways = [...PLAIN, ...jumps, ...spurs];
  return hasKeyword(t, unit, 'reposition') ? [...ways, ...ways.flatMap(turnedWays)] : ways;
}

/** A standard move, or a withdrawal, with a pivot before it or after it (legion.reposition.1, legion.withdraw.12). */
function turnedWays({ key, card = 'reposition', terms }: Way): readonly Way[] {
  if (terms.how !== 'standard' && terms.how !== 'withdraw') return [];
  const before = key === 'move' ? '' : `${key}:`;
  return (['before', 'after'] as const).map((turn) => ({
    key: `${before}reposition:${turn}`,
    card,
    terms,
    turn,
  }));
}

/** What a unit may do with a move action (legion.movement.1). */
export function moveChoices(t: LTable, unit: Unit): readonly ActionChoice[] {
  return waysOf(t, unit).flatMap((way) => {
    const whyNot = whyNotMove(t, unit, way.terms);
    // What a unit of this type never does is not worth a word.
    if (whyNot?.code === 'not-for-type' || whyNot?.code === 'not-engaged') return [];
    return [moveChoice(t, unit, way, whyNot)];
  });
}

/** Climbing and clambering, each way by itself; all of them, or some. */
export function climbChoices(
  t: LTable,
  unit: Unit,
  among: (climb: Climb) => boolean = () => true,
): readonly ActionChoice[] {
  return climbsOf(t, unit)
    .filter(among)
    .map((climb) =>
      actionChoice({
        key: `${climb.how}:${climb.goal.key}`,
        about: { action: 'move', to: climb.how, onto: climb.goal.piece, way: climb.goal.way },
        rule: climb.how === 'climb' ? 'legion.climb-clamber.3' : 'legion.climb-clamber.7',
        cost: Math.max(climb.cost, leastFor(unit)),
        whyNot: undefined,
        *perform(free) {
          const rule = 'legion.climb-clamber.1';
          t.emit({ type: 'action', rule, unit: unit.id, action: 'move', free });
          const moved = yield* performClimb(t, unit, climb);
          if (moved) yield* afterMove(t, moved, free);
        },
      }),
    );
}

const RULES: Readonly<Record<NonNullable<MoveTerms['how']>, RuleId>> = {
  standard: 'legion.standard-move.1',
  reverse: 'legion.reverse.2',
  strafe: 'legion.strafe.2',
  pivot: 'legion.pivot.2',
  withdraw: 'legion.withdraw.2',
  compulsory: 'legion.compulsory-move.2',
  embark: 'legion.embark-disembark.2',
  disembark: 'legion.embark-disembark.6',
};

function moveChoice(
  t: LTable,
  unit: Unit,
  { key, card, terms, turn }: Way,
  whyNot: Violation | undefined,
): ActionChoice {
  const rule: RuleId = terms.jump ? 'legion.jump-x.1' : RULES[terms.how];
  return actionChoice({
    key,
    about: { action: 'move', to: terms.how, card, turn },
    rule,
    cost: costOf(t, unit, terms.how),
    whyNot,
    *perform(free) {
      if (terms.faster) yield* gainToken(t, unit, 'suppression', 1, 'legion.spur.1');
      if (turn === 'before') yield* pivotAlong(t, unit, { leaves: terms.how === 'withdraw' });
      if (isGone(unit)) return; // somebody on standby answered the pivot
      yield* moveAction(t, unit, terms, { rule, free, turns: turn === 'after' });
    },
  });
}

/**
 * The fewest actions that one move takes: two for a disabled vehicle, for a climb or a clamber too (rulings), but not for a pivot.
 * legion.disabled.4, .5, legion.resilience.7, legion.wounds.18
 */
function leastFor({ damage }: Unit): number {
  return damage === 'disabled' ? 2 : 1;
}

/** A withdrawal takes all the actions there are (legion.withdraw.2, .5, .6). */
function costOf(t: LTable, unit: Unit, how: MoveKind): number {
  if (how === 'withdraw')
    return Math.max(1, (t.state.activation?.actions ?? 1) + t.abilities.ask('extra-actions', unit, 0));
  return how === 'pivot' ? 1 : leastFor(unit);
}

/** A move action, free or not, with all that follows (legion.movement-creature-summary.12, legion.withdraw.7). */
export function* moveAction(
  t: LTable,
  unit: Unit,
  terms: MoveTerms,
  { rule, free, turns }: { readonly rule: RuleId; readonly free: boolean; readonly turns: boolean },
): Procedure<Moved | null> {
  t.emit({ type: 'action', rule, unit: unit.id, action: 'move', free });
  yield* t.window('before-move', { unit, how: terms.how ?? 'standard' });
  const moved = isStopped(t, unit, terms) ? null : yield* standardMove(t, unit, terms);
  if (moved) yield* afterMove(t, { ...moved, turns }, free);
  return moved;
}

/** Whether a move cannot follow the pivot or the clamber that came first: somebody on standby has answered it (legion.engaged.2). */
function isStopped(t: LTable, unit: Unit, terms: MoveTerms): boolean {
  return isGone(unit) || (terms.how !== 'withdraw' && whyNotMove(t, unit, terms) !== undefined);
}

/** What follows a move action; nothing of its own for a trooper that withdrew (legion.abilities.14, legion.withdraw.4). */
export function* afterMove(t: LTable, moved: Moved, free: boolean): Procedure<void> {
  const { unit } = moved;
  yield* afterDeed(t, { unit, deed: 'move', action: 'move' }, function* () {
    if (moved.how === 'withdraw' && t.facts(unit).type === 'trooper') return;
    yield* t.window('moved', moved);
    yield* t.window('action-performed', { unit, action: 'move', free, move: moved });
  });
}
