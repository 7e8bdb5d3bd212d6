import type { Language } from '@rangefinder/kernel';
import { looksTheSame } from '@rangefinder/table';
import type { Ghost } from '@rangefinder/xwing/ui';
import { attackDice, Dial, DiceTray, Icon, readManeuver, type Trouble } from '@rangefinder/xwing/ui';
import { memo, useMemo } from 'react';
import { pilotCard } from '../../src/cards/catalog.ts';
import { ghostsOf, shipOfRequest } from '../ghosts.ts';
import type { TableProps } from '../model.ts';
import { boardNames, fullName } from '../names.ts';
import { asksForManeuver, asksForObstacle } from '../requests.ts';
import { statsOf } from '../stats.ts';
import { WORDS } from '../words.ts';
import { Obstacles } from './Obstacles.tsx';

/** Between the question and its buttons: the obstacles to place, the dial while one plans, the dice while one shoots. */
export const Tray = memo(function Tray({ table }: TableProps) {
  const { view, request } = table.snapshot;
  if (request && asksForManeuver(request)) return <Planning table={table} />;
  if (request?.kind === 'pick' && asksForObstacle(request)) return <Obstacles table={table} request={request} />;
  if (view.phase === 'planning' && request?.topic === 'dials-ready') return <DialRow table={table} now={null} />;
  const dice = attackDice(table);
  return dice && <DiceTray table={table} dice={dice} nameOf={(ship) => fullName(ship, table.settings.language)} />;
}, looksTheSame);

function Planning({ table }: TableProps) {
  const { view, request } = table.snapshot;
  const { language } = table.settings;
  const id = request ? shipOfRequest(request) : null;
  const ghosts = useMemo(
    () => new Map(request ? ghostsOf(view, request).map((one) => [one.key, one]) : []),
    [view, request],
  );
  const ship = view.ships.find((one) => one.id === id);
  if (!ship || request?.kind !== 'pick') return null;
  return (
    <div className="xw xw-planning">
      {request.topic === 'set-dial' && <DialRow table={table} now={ship.id} />}
      <Dial
        dial={pilotCard(ship.pilot).dial}
        language={language}
        choosing={{
          table,
          request,
          difficultyOf: (key) => ghosts.get(key)?.difficulty ?? null,
          troubleOf: (key) => troubleOf(ghosts.get(key), language),
        }}
      />
    </div>
  );
}

/** Why one may not want it: the worst reason. */
function troubleOf(ghost: Ghost | undefined, language: Language): Trouble | null {
  if (!ghost) return null;
  if (ghost.replaced) {
    const why = ghost.replaced.startsWith('xw2.ion') ? 'insteadIon' : 'insteadStress';
    return { kind: 'ban', words: WORDS[why][language] };
  }
  if (ghost.flees) return { kind: 'ban', words: WORDS.leaves[language] };
  if (ghost.bumps.length > 0) return { kind: 'bump', words: WORDS.bumps('')[language].trim() };
  return ghost.crosses.length > 0 ? { kind: 'cross', words: WORDS.crosses('')[language].trim() } : null;
}

/** The dials of all own ships: which are set, to what, and whose turn it is. */
function DialRow({ table, now }: TableProps & { readonly now: string | null }) {
  const { view } = table.snapshot;
  const { language } = table.settings;
  const own = view.ships.filter(({ seat, place }) => seat === table.near && place === 'play');
  const names = boardNames(own, language);
  const done = own.filter(({ dial, id }) => dial !== null && id !== now).length;
  return (
    <ul className="xw xw-dial-row" aria-label={WORDS.dialsOf(done, own.length)[language]}>
      {own.map((ship) => {
        const set = ship.dial === null || ship.id === now ? null : readManeuver(ship.dial);
        const difficulty =
          ship.dial === null ? 'white' : (pilotCard(ship.pilot).maneuvers.get(ship.dial)?.difficulty ?? 'white');
        return (
          <li key={ship.id}>
            <button
              type="button"
              className={`xw-dial-chip ${ship.id === now ? 'is-now' : ''} ${set ? 'is-set' : ''}`}
              onClick={() => table.open(ship.id)}
              onPointerEnter={() => table.point({ kind: 'piece', id: ship.id })}
              onPointerLeave={() => table.point(null)}
            >
              <b>{statsOf(view, ship).initiative}</b>
              <span>{names.get(ship.id)}</span>
              {set ? (
                <em className={`xw-tone-${difficulty}`}>
                  {set.speed}
                  <Icon name={set.bearing} size={15} title={WORDS.dialSet[language]} />
                </em>
              ) : (
                <em>–</em>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
