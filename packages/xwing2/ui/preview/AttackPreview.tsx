import { capital } from '@rangefinder/kernel/words';
import { atLeast, type Odds } from '@rangefinder/xwing';
import type { Aim } from '../../src/odds/aim.ts';
import { weaponName } from '../../src/text/names.ts';
import type { TableProps } from '../model.ts';
import { fullName, namesOf } from '../names.ts';

import { decimal, percent, WORDS } from '../words.ts';

/** The chances of a shot before it is fired. */
export function AttackPreview({ table, aim }: TableProps & { readonly aim: Aim }) {
  const { language } = table.settings;
  const way =
    aim.under.length === 0 ? WORDS.clear[language] : `${WORDS.obstructed[language]} (${namesOf(aim.under, language)})`;
  return (
    <section className="xw xw-preview" aria-label={WORDS.ifYouFire[language]}>
      <h3>
        <span>{fullName(aim.target, language)}</span>
        <span>{WORDS.range(aim.range)[language]}</span>
      </h3>
      <p>{capital(weaponName(aim.weapon))[language]}</p>
      <p>
        {WORDS.diceAgainst(aim.attackDice, aim.defenseDice)[language]} · {way}
      </p>
      <Bars table={table} odds={aim.odds} left={aim.left} />
      <p className="xw-note">{WORDS.oddsNote[language]}</p>
    </section>
  );
}

interface OddsProps extends TableProps {
  readonly odds: Odds;
  readonly left: number;
}

/** What the attack that is going on may still bring. */
export function OddsBars(props: OddsProps) {
  const { language } = props.table.settings;
  return (
    <section className="xw xw-preview" aria-label={WORDS.chancesNow[language]}>
      <h3>{WORDS.chancesNow[language]}</h3>
      <Bars {...props} />
      <p className="xw-note">{WORDS.oddsNote[language]}</p>
    </section>
  );
}

function Bars({ table, odds, left }: OddsProps) {
  const { language } = table.settings;
  const kills = left > 0 ? atLeast(odds, left) : 0;
  const most = odds.damage.findLastIndex((chance) => chance > 0.0005);
  return (
    <>
      <p>
        {[
          WORDS.expected(decimal(odds.mean, language))[language],
          ...(odds.crit >= 0.001 ? [WORDS.critChance(percent(odds.crit, language))[language]] : []),
          ...(kills >= 0.001 ? [WORDS.destroys(percent(kills, language))[language]] : []),
        ].join(' · ')}
      </p>
      <div className="xw-odds">
        {odds.damage.slice(0, most + 1).map((chance, count) => {
          const fatal = left > 0 && count >= left ? 'is-fatal' : '';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of damage is its name.
            <div key={count} style={{ display: 'contents' }}>
              <span className={`xw-odds-label ${fatal}`}>{WORDS.damage(count)[language]}</span>
              <span className="xw-odds-track">
                <span className={`xw-odds-bar ${fatal}`} style={{ width: `${Math.max(0.5, chance * 100)}%` }} />
              </span>
              <span className="xw-odds-value">{percent(chance, language)}</span>
            </div>
          );
        })}
      </div>
    </>
  );
}
