import type { RequestView } from '@rangefinder/kernel';
import { rangeBand } from '@rangefinder/xwing';
import { attackGoingOn, attackPointedAt, type ShownAttack, shipOfRequest } from '@rangefinder/xwing/ui';
import { aimOfOption, attackOn, linesOf } from '../../src/odds/aim.ts';
import type { XwingModel } from '../model.ts';

/** The attack that is pointed at, or the one that is going on. */
export function attackShown(table: XwingModel): ShownAttack | null {
  const { snapshot, pointed } = table;
  const { view, request } = snapshot;
  const told = attackPointedAt(table);
  if (told) return told;
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
  return attackGoingOn(table);
}

function targetOf({ about }: RequestView): string {
  return typeof about === 'object' && about !== null && 'target' in about ? String(about.target) : '';
}
