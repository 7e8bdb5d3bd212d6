import type { RequestView, SeenEvent } from '@rangefinder/kernel';
import { isAttackEvent, rangeBand } from '@rangefinder/xwing';
import { attackNow, type ShownAttack } from '@rangefinder/xwing/ui';
import type { XwingEvent } from '../../src/events.ts';
import { aimOfOption, attackOn, linesOf } from '../../src/odds/aim.ts';
import { shipOfRequest } from '../ghosts.ts';
import { shownPast, type XwingTable } from '../model.ts';

/** The attack that is pointed at, or the one that is going on. */
export function attackShown(table: XwingTable): ShownAttack | null {
  const { snapshot, pointed } = table;
  const { view, request, events } = snapshot;
  if (pointed?.kind === 'event') {
    const event = events[pointed.index]?.event;
    if (event?.type === 'attack') return { ...event.attack, under: event.attack.obstructedBy };
  }
  const attacker = request ? shipOfRequest(request) : null;
  if (request?.topic === 'attack-line' && pointed?.kind === 'option' && attacker !== null) {
    const line = linesOf(view, attacker, targetOf(request)).get(pointed.key);
    if (line) return { line, under: line.under, range: rangeBand(Math.hypot(line.bx - line.ax, line.by - line.ay)) };
  }
  if (request?.kind === 'pick' && attacker !== null && pointed && pointed.kind !== 'event') {
    const key = pointed.kind === 'option' ? pointed.key : attackOn(view, request, attacker, pointed.id);
    const aim = key === undefined ? null : aimOfOption(view, request, attacker, key);
    if (aim) return aim;
  }
  const playing = shownPast(table);
  const declared = playing ? attackOf(events, playing.current) : null;
  if (declared) return { ...declared, under: declared.obstructedBy };
  const attack = attackNow(view, playing);
  return attack && { ...attack, under: attack.obstructedBy };
}

/** The attack that an event which is being shown belongs to. */
function attackOf(events: readonly SeenEvent<XwingEvent>[], shown: SeenEvent<XwingEvent>) {
  if (!isAttackEvent(shown.event)) return null;
  const until = events.lastIndexOf(shown);
  const declared = events.findLast(({ event }, index) => index <= until && event.type === 'attack')?.event;
  return declared?.type === 'attack' ? declared.attack : null;
}

function targetOf({ about }: RequestView): string {
  return typeof about === 'object' && about !== null && 'target' in about ? String(about.target) : '';
}
