import type { Words } from '@rangefinder/kernel/words';
import type { TableModel } from '@rangefinder/table';
import { atLeast, type Odds } from '../../src/index.ts';
import { decimal, percent, WORDS } from '../words.ts';

/** A shot before it is fired: at what, with what, how many dice against how many, and the chances. */
export interface AimedShot {
  readonly target: string;
  readonly weapon: string;
  readonly range: number;
  readonly attackDice: number;
  readonly defenseDice: number;
  /** What obstructs it; empty when nothing does. */
  readonly under: readonly string[];
  readonly odds: Odds;
  /** How much damage the target can still take. */
  readonly left: number;
}

interface AttackPreviewProps {
  readonly table: TableModel;
  readonly aim: AimedShot;
  /** What the chances take for granted. */
  readonly note?: Words;
}

/** The chances of a shot before it is fired; what it names is named already. */
export function AttackPreview({ table, aim, note = WORDS.oddsNote }: AttackPreviewProps) {
  const { language } = table.settings;
  const way =
    aim.under.length === 0 ? WORDS.clear[language] : `${WORDS.obstructed[language]} (${aim.under.join(', ')})`;
  return (
    <section className="xw xw-preview" aria-label={WORDS.ifYouFire[language]}>
      <h3>
        <span>{aim.target}</span>
        <span>{WORDS.range(aim.range)[language]}</span>
      </h3>
      <p>{aim.weapon}</p>
      <p>
        {WORDS.diceAgainst(aim.attackDice, aim.defenseDice)[language]} · {way}
      </p>
      <Bars table={table} odds={aim.odds} left={aim.left} />
      <p className="xw-note">{note[language]}</p>
    </section>
  );
}

interface OddsProps {
  readonly table: TableModel;
  readonly odds: Odds;
  readonly left: number;
  readonly note?: Words;
}

/** What the attack that is going on may still bring. */
export function OddsBars({ note = WORDS.oddsNote, ...props }: OddsProps) {
  const { language } = props.table.settings;
  return (
    <section className="xw xw-preview" aria-label={WORDS.chancesNow[language]}>
      <h3>{WORDS.chancesNow[language]}</h3>
      <Bars {...props} />
      <p className="xw-note">{note[language]}</p>
    </section>
  );
}

function Bars({ table, odds, left }: Omit<OddsProps, 'note'>) {
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
