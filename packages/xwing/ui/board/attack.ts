import type { GameEvent, SeenEvent } from '@rangefinder/kernel';
import type { Playback, TableModel } from '@rangefinder/table';
import { type DeclaredAttack, isAttackEvent } from '../../src/index.ts';
import { attackNow } from '../dice/attackdice.ts';
import { shownPast } from '../model.ts';
import type { ShownAttack } from './AttackLine.tsx';

type Measured = Pick<DeclaredAttack, 'line' | 'range' | 'obstructedBy'>;
type AttackTable = Pick<TableModel<{ readonly attack: Measured | null }>, 'snapshot' | 'playing' | 'pointed'>;

function shown(attack: Measured | null | undefined): ShownAttack | null {
  return attack ? { line: attack.line, range: attack.range, under: attack.obstructedBy } : null;
}

/** The attack whose line of the log is pointed at. */
export function attackPointedAt({ pointed, snapshot: { events } }: AttackTable): ShownAttack | null {
  return pointed?.kind === 'event' ? shown(declaredBy(events[pointed.index]?.event)) : null;
}

/** The attack that is being shown, or the one that is going on. */
export function attackGoingOn(table: AttackTable): ShownAttack | null {
  const { view, events } = table.snapshot;
  const playing = shownPast(table);
  return shown((playing && attackOf(events, playing)) ?? attackNow(view, playing));
}

/** The attack that an event which is being shown belongs to. */
function attackOf(events: readonly SeenEvent[], { current }: Playback): Measured | null {
  if (!isAttackEvent(current.event)) return null;
  const until = events.lastIndexOf(current);
  return declaredBy(events.findLast(({ event }, index) => index <= until && event.type === 'attack')?.event);
}

function declaredBy(event: GameEvent | undefined): Measured | null {
  return event && isAttackEvent(event) && event.type === 'attack' ? event.attack : null;
}
