import { askRules } from '../../src/asking.ts';
import { pointsOf } from '../../src/rules/units.ts';
import { sideOf, type TableProps, unitIn } from '../model.ts';
import { unitName } from '../names.ts';
import { WORDS } from '../words.ts';
import { type Loss, type Luck, type Story, storyOf } from './story.ts';

/** The end of a battle: why it is won, by how much, what each side lost, and what luck did. */
export function Ending({ table }: TableProps) {
  const { view, events, seats } = table.snapshot;
  const { language } = table.settings;
  const rules = askRules(view);
  const told = events.map(({ event }) => event);
  const units = {
    seatOf: (unit: string) => unitIn(view, unit)?.seat,
    pointsOf: (unit: string) => (unitIn(view, unit) ? pointsOf(rules, rules.unit(unit)) : 0),
  };
  const both = [table.near, 1 - table.near].map((seat) => ({ seat, story: storyOf(told, seat, units) }));
  const end = told.findLast(({ type }) => type === 'game-over');
  const nameOf = (id: string) => {
    const unit = unitIn(view, id);
    return unit ? unitName(unit) : '';
  };
  const loss = (one: Loss | null) =>
    one === null
      ? WORDS.nobodyLost[language]
      : WORDS.lostIn(nameOf(one.unit), one.round, one.by === null ? null : nameOf(one.by))[language];
  const luck = ({ rolled, expected }: Luck) => `${rolled} (${decimal(expected, language)})`;
  const armyOf = (seat: number) => view.units.filter((unit) => unit.seat === seat).length;
  const rows: readonly (readonly [string, (story: Story, seat: number) => string])[] = [
    [WORDS.victoryPoints[language], (_, seat) => String(view.players[seat]?.victory ?? 0)],
    [WORDS.unitsLost[language], ({ units }, seat) => WORDS.lostOf(units, armyOf(seat))[language]],
    [WORDS.woundsTaken[language], ({ wounds }) => String(wounds)],
    [WORDS.luckyHits[language], ({ hits }) => luck(hits)],
    [WORDS.luckyBlocks[language], ({ blocks }) => luck(blocks)],
    [WORDS.dearestLoss[language], ({ dearest }) => loss(dearest)],
  ];
  return (
    <div className="lg lg-ending">
      {end && <p>{table.words.event(end)}</p>}
      <table>
        <thead>
          <tr>
            <td />
            {both.map(({ seat }) => (
              <th key={seat} scope="col" className={`lg-${sideOf(table, seat)}`}>
                {seats[seat]?.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, say]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {both.map(({ seat, story }) => (
                <td key={seat}>{say(story, seat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function decimal(value: number, language: string): string {
  return value.toLocaleString(language, { maximumFractionDigits: 1 });
}
