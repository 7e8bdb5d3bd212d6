import type { Odds } from '../../src/odds/odds.ts';
import type { Saying } from '../builder/saying.ts';
import { Dice } from '../icons/index.ts';
import { mean, percent } from './numbers.ts';
import { ODDS } from './words.ts';

/** What the attack comes to: dice, wounds, losses. */
export function Result({ odds, ...saying }: Saying & { readonly odds: Odds | null }) {
  const { say, language } = saying;
  if (!odds) return <p className="lo-result card lo-none">{say(ODDS.noAttack)}</p>;
  const { plan } = odds;
  return (
    <section className="lo-result card" aria-live="polite">
      <div className="lo-summary">
        <p className="lo-mean">
          <b>{mean(odds.mean, language)}</b> <span>{say(ODDS.wounds)}</span>
        </p>
        <dl>
          <Fact name={say(ODDS.defeat)} value={percent(odds.defeat, language)} />
          <Fact name={say(ODDS.lost)} value={say(ODDS.ofMinis(mean(odds.lost, language), odds.minis))} />
          <Fact name={say(ODDS.suppression)} value={mean(odds.suppression, language)} />
          <Fact name={say(ODDS.worth)} value={mean(odds.worth, language)} />
          {odds.returned > 0 ? <Fact name={say(ODDS.returned)} value={mean(odds.returned, language)} /> : null}
        </dl>
      </div>
      <p className="lo-pool">
        <span className="lo-dice">
          <Dice dice={odds.dice} size={22} language={language} />
        </span>
        <span className="lo-weapons">
          {odds.weapons.map(({ name, minis }) => (minis > 1 ? `${minis} × ${name}` : name)).join(' · ')}
        </span>
      </p>
      {plan.improves + plan.lethal > 0 ? (
        <p className="lo-plan">{say(ODDS.plan(plan.rerolls, plan.improves, plan.lethal))}</p>
      ) : null}
      {plan.makashi ? <p className="lo-plan">{say(ODDS.makashi)}</p> : null}
      <Bars {...saying} odds={odds} />
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A chance less than this gets no bar of its own at the end. */
const NEXT_TO_NOTHING = 0.0005;

/** How likely each number of wounds is; whatever defeats the unit is one bar. */
function Bars({ say, language, odds: { wounds, health } }: Saying & { readonly odds: Odds }) {
  const sums = wounds.map((_, i) => wounds.slice(i).reduce((sum, chance) => sum + chance, 0));
  const last = Math.min(
    health,
    Math.max(
      1,
      sums.findLastIndex((sum) => sum >= NEXT_TO_NOTHING),
    ),
  );
  const rows = Array.from({ length: last + 1 }, (_, i) => ({
    wounds: i,
    chance: i === last ? (sums[i] ?? 0) : (wounds[i] ?? 0),
    atLeast: sums[i] ?? 0,
    open: i === last && wounds.length > last + 1,
  }));
  const most = Math.max(...rows.map(({ chance }) => chance));
  return (
    <table className="lo-bars">
      <caption>{say(ODDS.chances)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(ODDS.exactly)}</th>
          <th scope="col" colSpan={2}>
            {say(ODDS.chance)}
          </th>
          <th scope="col">{say(ODDS.atLeast)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.wounds} className={row.wounds === health ? 'is-defeat' : ''}>
            <th scope="row">{row.open ? ODDS.orMore(row.wounds) : row.wounds}</th>
            <td className="lo-bar" aria-hidden="true">
              <span style={{ width: `${(row.chance / most) * 100}%` }} />
            </td>
            <td>{percent(row.chance, language)}</td>
            <td className="lo-sum">{percent(row.atLeast, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
