import { looksTheSame } from '@rangefinder/table';
import { memo, type ReactNode } from 'react';
import { aimOf, attackOn, oddsNow } from '../../src/odds/aim.ts';
import { ghostsOf, shipOfRequest } from '../ghosts.ts';
import type { TableProps, XwingTable } from '../model.ts';
import { asksForManeuver } from '../requests.ts';
import { endedAttack } from '../tray/attackdice.ts';
import { ActionPreview } from './ActionPreview.tsx';
import { AttackPreview, OddsBars } from './AttackPreview.tsx';
import { LastAttack } from './LastAttack.tsx';
import { ManeuverPreview } from './ManeuverPreview.tsx';

/** What one is about to do, before one does it: chances, the place it leads to, what it costs. */
export const Preview = memo(function Preview({ table }: TableProps): ReactNode {
  const { view, request } = table.snapshot;
  const key = optionInQuestion(table);
  const attacker = request ? shipOfRequest(request) : null;
  const ghosts = request ? ghostsOf(view, request) : [];
  if (request && key !== null) {
    const ghost = ghosts.find((one) => one.key === key);
    if (ghost) return <ManeuverPreview table={table} ghost={ghost} isPlan={asksForManeuver(request)} />;
    const aim = attacker === null ? null : aimOf(view, attacker, key);
    if (aim) return <AttackPreview table={table} aim={aim} />;
    if (request.topic === 'action') return <ActionPreview table={table} request={request} id={key} />;
  }
  const now = view.attack ? oddsNow(view, request?.seat) : null;
  if (now) return <OddsBars table={table} odds={now.odds} left={now.left} />;
  const ended = endedAttack(table.snapshot);
  return ended && <LastAttack table={table} ended={ended} />;
}, looksTheSame);

/** The option pointed at, or marked; a target pointed at stands for its attack. */
function optionInQuestion({ pointed, draft, snapshot: { view, request } }: XwingTable): string | null {
  if (pointed?.kind === 'option') return pointed.key;
  if (pointed?.kind === 'piece' && request?.kind === 'pick') {
    const attacker = shipOfRequest(request);
    const attack = attacker === null ? undefined : attackOn(view, request, attacker, pointed.id);
    if (attack !== undefined) return attack;
  }
  return draft.keys[0] ?? null;
}
