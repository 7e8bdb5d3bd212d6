import './ending.css';
import type { Seat } from '@rangefinder/kernel';
import { useLanguage } from '../language.ts';
import { seatName } from '../shell/seatName.ts';
import { Unbroken } from '../Unbroken.tsx';
import type { TableModel } from '../ui.ts';
import { TABLE } from '../words.ts';

/** One thing that is said of both sides. */
export interface EndingRow {
  readonly name: string;
  of(seat: Seat): string;
}

interface EndingTableProps {
  readonly table: TableModel;
  /** Why it is over, in the game's own words; null where it was not the game that ended it. */
  readonly why: string | null;
  readonly rows: readonly EndingRow[];
}

/** By this rule a match ends when somebody gives it up, whatever its game. */
const CONCEDED = 'table.concede.1';

/** The end of a match, side by side: by how much, what it cost, what turned it, what luck did. The near side stands first. */
export function EndingTable({ table, why, rows }: EndingTableProps) {
  const language = useLanguage();
  const { snapshot } = table;
  const seats = [table.near, 1 - table.near];
  const { winner = null, rule } = snapshot.outcome ?? {};
  const conceded = rule === CONCEDED && winner !== null;
  const said = conceded ? TABLE.over.conceded(seatName(snapshot, 1 - winner))[language] : why;
  return (
    <div className="ending">
      {said === null ? null : <p>{said}</p>}
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" className={seat === table.near ? 'is-near' : 'is-far'}>
                {seatName(snapshot, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {seats.map((seat) => (
                <td key={seat}>
                  <Unbroken text={of(seat)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
