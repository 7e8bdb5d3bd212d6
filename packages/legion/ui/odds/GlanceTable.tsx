import type { Cover } from '../../src/battlefield/model.ts';
import { type Confrontation, MELEE, RANGES } from '../../src/odds/confrontation.ts';
import type { Glance } from '../../src/odds/odds.ts';
import { COVER } from '../../src/text/terms.ts';
import type { Saying } from '../builder/saying.ts';
import { mean } from './numbers.ts';
import { ODDS } from './words.ts';

interface GlanceTableProps extends Saying {
  readonly glance: Glance;
  readonly now: Confrontation;
  onChoose(range: number, cover: Cover): void;
}

/** Wounds at every range and behind every cover at a glance; each cell leads to its attack. */
export function GlanceTable({ say, language, glance, now, onChoose }: GlanceTableProps) {
  const all = [glance.melee, ...glance.rows.flatMap(({ means }) => means)];
  const most = Math.max(0.01, ...all.map((value) => value ?? 0));
  const cell = (range: number, cover: Cover, value: number | null) => {
    const isHere = now.range === range && (range === MELEE || now.cover === cover);
    if (value === null) return <span className={`lo-cell is-none ${isHere ? 'is-here' : ''}`}>–</span>;
    const where = range === MELEE ? say(ODDS.melee) : `${say(ODDS.rangeOf(range))}, ${say(COVER[cover])}`;
    return (
      <button
        type="button"
        className={`lo-cell ${isHere ? 'is-here' : ''}`}
        style={{ background: shade(value / most) }}
        aria-pressed={isHere}
        aria-label={say(ODDS.choose(where, mean(value, language)))}
        onClick={() => onChoose(range, range === MELEE ? now.cover : cover)}
      >
        {mean(value, language)}
      </button>
    );
  };
  return (
    <section className="lo-glance card">
      <table>
        <caption>{say(ODDS.glance)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(ODDS.cover)}</th>
            {RANGES.map((range) => (
              <th key={range} scope="col">
                <span className="hidden">{say(ODDS.range)} </span>
                {range}
              </th>
            ))}
            <th scope="col">{say(ODDS.melee)}</th>
          </tr>
        </thead>
        <tbody>
          {glance.rows.map(({ cover, means }, row) => (
            <tr key={cover}>
              <th scope="row">{say(ODDS.covers[cover])}</th>
              {RANGES.map((range, i) => (
                <td key={range}>{cell(range, cover, means[i] ?? null)}</td>
              ))}
              {row === 0 ? <td rowSpan={glance.rows.length}>{cell(MELEE, cover, glance.melee)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The more wounds, the brighter. */
function shade(share: number): string {
  return `color-mix(in srgb, var(--act-soft) ${Math.round(share * 100)}%, var(--sunken))`;
}
