import { winRate } from '@rangefinder/bots';
import { useLanguage } from '@rangefinder/table';
import { playedIn, verdictOf } from './trial.ts';
import type { Running } from './useTrial.ts';
import { ODDS } from './words.ts';

/** How a trial stands: as it goes on, and in the end. */
export function Result({ running, names }: { readonly running: Running; readonly names: readonly string[] }) {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const { score, games, status, problem } = running;
  const played = playedIn(score);
  const [first = '', second = ''] = names;
  const rate = winRate(score.wins[0], score.draws, played);
  const percent = (share: number) => format.format(share);
  return (
    <div className="odds-result" aria-live="polite">
      {status === 'playing' ? (
        <div className="odds-progress">
          <progress max={games} value={played} aria-label={ODDS.progress(played, games)[language]} />
          <p className="soft">{ODDS.progress(played, games)[language]}</p>
        </div>
      ) : null}
      {problem === null ? null : (
        <p className="notice is-bad" role="alert">
          {ODDS.failed(problem)[language]}
        </p>
      )}
      {played === 0 ? null : (
        <>
          <p className="odds-rate">
            <b>{percent(rate.rate)}</b>
            <span>{ODDS.rate(first, percent(rate.low), percent(rate.high))[language]}</span>
          </p>
          <div className="odds-scale" aria-hidden="true">
            <span className="odds-scale-won" style={{ width: `${rate.rate * 100}%` }} />
            <span
              className="odds-scale-sure"
              style={{ left: `${rate.low * 100}%`, width: `${(rate.high - rate.low) * 100}%` }}
            />
            <span className="odds-scale-half" />
          </div>
          <dl className="odds-count">
            <div className="is-first">
              <dt>{first}</dt>
              <dd>{ODDS.won(score.wins[0])[language]}</dd>
            </div>
            <div>
              <dt>{ODDS.draws[language]}</dt>
              <dd>{score.draws}</dd>
            </div>
            <div className="is-second">
              <dt>{second}</dt>
              <dd>{ODDS.won(score.wins[1])[language]}</dd>
            </div>
          </dl>
          {status === 'playing' ? null : <Verdict rate={rate} first={first} second={second} played={played} />}
        </>
      )}
    </div>
  );
}

interface VerdictProps {
  readonly rate: { readonly low: number; readonly high: number };
  readonly first: string;
  readonly second: string;
  readonly played: number;
}

function Verdict({ rate, first, second, played }: VerdictProps) {
  const language = useLanguage();
  const verdict = verdictOf(rate);
  return (
    <p>
      {verdict === 'open' ? ODDS.open(played)[language] : ODDS.better(verdict === 'first' ? first : second)[language]}
    </p>
  );
}
