import type { TableModel } from '@rangefinder/table';
import { type Difficulty, readManeuver } from '../../src/index.ts';
import { Icon } from '../icons/index.ts';
import { WORDS } from '../words.ts';

/** A ship whose dial one sets. */
export interface DialShip {
  readonly id: string;
  /** Initiative, or pilot skill. */
  readonly rank: number;
  readonly name: string;
  readonly dial: string | null;
  readonly difficulty: Difficulty;
}

interface DialRowProps {
  readonly table: TableModel;
  readonly ships: readonly DialShip[];
  /** The ship whose dial is asked for. */
  readonly now: string | null;
}

/** The dials of all own ships: which are set, to what, and whose turn it is. */
export function DialRow({ table, ships, now }: DialRowProps) {
  const { language } = table.settings;
  const done = ships.filter(({ dial, id }) => dial !== null && id !== now).length;
  return (
    <ul className="xw xw-dial-row" aria-label={WORDS.dialsOf(done, ships.length)[language]}>
      {ships.map(({ id, rank, name, dial, difficulty }) => {
        const set = dial === null || id === now ? null : readManeuver(dial);
        return (
          <li key={id}>
            <button
              type="button"
              className={`xw-dial-chip ${id === now ? 'is-now' : ''} ${set ? 'is-set' : ''}`}
              onClick={() => table.open(id)}
              onPointerEnter={() => table.point({ kind: 'piece', id })}
              onPointerLeave={() => table.point(null)}
            >
              <b>{rank}</b>
              <span>{name}</span>
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
