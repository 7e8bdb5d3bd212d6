import { looksTheSame } from '@rangefinder/table';
import { memo } from 'react';
import { LEADING } from '../board/useFollowing.ts';
import type { TableProps } from '../model.ts';
import { asksForCommand, asksForTerrain } from '../requests.ts';
import { attackShown, sightShown } from '../sight.ts';
import { AbilityText, abilityAsked } from './AbilityText.tsx';
import { AttackTray } from './AttackTray.tsx';
import { BattleRows } from './BattleRows.tsx';
import { AttackFacts, MoveFacts } from './Facts.tsx';
import { Follow } from './Follow.tsx';
import { Hand } from './Hand.tsx';
import { Shelf } from './Shelf.tsx';

/** Between the question and its buttons: the move in hand, or what does not change while one drags. */
export function Tray({ table }: TableProps) {
  const { request } = table.snapshot;
  if (request?.kind !== 'place') return <StillTray table={table} />;
  const follows = LEADING.includes(request.topic) || request.topic === 'place-others';
  if (!follows) return null;
  return (
    <div className="lg lg-moving">
      {request.topic === 'move-leader' && <MoveFacts table={table} request={request} />}
      <Follow table={table} request={request} />
    </div>
  );
}

/** The command cards, the battle cards, the terrain that is to be placed, the sight of an attack that is chosen, the dice of one that goes on. */
const StillTray = memo(function StillTray({ table }: TableProps) {
  const { view, request } = table.snapshot;
  if (request && asksForCommand(request)) return <Hand table={table} request={request} />;
  if (request && asksForTerrain(request)) return <Shelf table={table} request={request} />;
  if (request?.topic === 'eliminate') return <BattleRows table={table} request={request} />;
  const rolled = (view.attack?.attackDice.length ?? 0) + (view.attack?.defenseDice.length ?? 0) > 0;
  const shown = rolled ? null : attackShown(table);
  const said = abilityAsked(view, request, table.settings.language);
  // A tray with nothing in it leaves its room to the buttons.
  if (!view.attack && !shown && !said) return null;
  return (
    <div className="lg lg-still">
      {view.attack && <AttackTray table={table} attack={view.attack} />}
      {said && <AbilityText said={said} language={table.settings.language} />}
      {shown && <AttackFacts table={table} {...shown} sight={sightShown(table, false)} />}
    </div>
  );
}, looksTheSame);
