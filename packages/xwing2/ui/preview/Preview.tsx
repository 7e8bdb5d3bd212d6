import type { Language } from '@rangefinder/kernel';
import { capital } from '@rangefinder/kernel/words';
import { looksTheSame } from '@rangefinder/table';
import type { Aim } from '@rangefinder/xwing';
import { type AimedShot, AttackPreview, endedAttack, LastAttack, OddsBars, shipOfRequest } from '@rangefinder/xwing/ui';
import { memo, type ReactNode } from 'react';
import { aimOfOption, attackOn, oddsNow } from '../../src/odds/aim.ts';
import { weaponName } from '../../src/text/names.ts';
import { ghostsOf } from '../ghosts.ts';
import type { TableProps, XwingModel } from '../model.ts';
import { fullName, shortName } from '../names.ts';
import { asksForManeuver } from '../requests.ts';
import { ActionPreview } from './ActionPreview.tsx';
import { ManeuverPreview } from './ManeuverPreview.tsx';

/** What one is about to do, before one does it: chances, the place it leads to, what it costs. */
export const Preview = memo(function Preview({ table }: TableProps): ReactNode {
  const { view, request } = table.snapshot;
  const { language } = table.settings;
  const key = optionInQuestion(table);
  const attacker = request ? shipOfRequest(request) : null;
  const ghosts = request ? ghostsOf(view, request) : [];
  if (request && key !== null) {
    const ghost = ghosts.find((one) => one.key === key);
    if (ghost) return <ManeuverPreview table={table} ghost={ghost} isPlan={asksForManeuver(request)} />;
    const aim = attacker === null ? null : aimOfOption(view, request, attacker, key);
    if (aim) return <AttackPreview table={table} aim={namedAim(aim, language)} />;
    if (request.topic === 'action') return <ActionPreview table={table} request={request} id={key} />;
  }
  const now = view.attack ? oddsNow(view, request?.seat) : null;
  if (now) return <OddsBars table={table} odds={now.odds} left={now.left} />;
  const ended = endedAttack(table.snapshot);
  return ended && <LastAttack table={table} ended={ended} nameOf={(ship) => shortName(ship, language)} />;
}, looksTheSame);

function namedAim(aim: Aim, language: Language): AimedShot {
  return {
    ...aim,
    target: fullName(aim.target, language),
    weapon: capital(weaponName(aim.weapon))[language],
    under: aim.under.map((id) => fullName(id, language)),
  };
}

/** The option pointed at, or marked; a target pointed at stands for its attack. */
function optionInQuestion({ pointed, draft, snapshot: { view, request } }: XwingModel): string | null {
  if (pointed?.kind === 'option') return pointed.key;
  if (pointed?.kind === 'piece' && request?.kind === 'pick') {
    const attacker = shipOfRequest(request);
    const attack = attacker === null ? undefined : attackOn(view, request, attacker, pointed.id);
    if (attack !== undefined) return attack;
  }
  return draft.keys[0] ?? null;
}
