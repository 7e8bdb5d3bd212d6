import type { GameEvent } from '@rangefinder/kernel';
import type { TableModel } from '@rangefinder/table';
import { isAttackEvent } from '../../src/index.ts';

type PointedTable = Pick<TableModel<{ readonly ships: readonly { readonly id: string }[] }>, 'pointed' | 'snapshot'>;

/** The piece that is pointed at, or that the option or the event pointed at is about. */
export function pieceInQuestion({ pointed, snapshot: { view, events } }: PointedTable): string | null {
  if (pointed?.kind === 'piece') return pointed.id;
  if (pointed?.kind === 'event') return pieceOfEvent(events[pointed.index]?.event);
  if (pointed?.kind !== 'option') return null;
  return view.ships.find(({ id }) => id === pointed.key)?.id ?? null;
}

function pieceOfEvent(event: GameEvent | undefined): string | null {
  if (!event) return null;
  if (isAttackEvent(event) && event.type === 'attack') return event.attack.attacker;
  return 'ship' in event && typeof event.ship === 'string' ? event.ship : null;
}
