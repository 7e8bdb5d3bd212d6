import { winRate } from '@rangefinder/bots';
import { useFormatter, useTranslations } from 'use-intl';
import { playedIn, verdictOf } from './trial.ts';
import type { Running } from './useTrial.ts';

/** How a trial stands: as it goes on, and in the end. */
export function Result({ running, names }: { readonly running: Running; readonly names: readonly string[] }) {
  const t = useTranslations('odds');
  const format = useFormatter();
  const { score, games, status, problem } = running;
  const played = playedIn(score);
  const [first = '', second = ''] = names;
  const rate = winRate(score.wins[0], score.draws, played);
  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <div className="odds-result" aria-live="polite">
      {status === 'playing' ? (
        <div className="odds-progress">
          <progress max={games} value={played} aria-label={t('progress', { done: played, games })} />
          <p className="soft">{t('progress', { done: played, games })}</p>
        </div>
      ) : null}
      {problem === null ? null : (
        <p className="notice is-bad" role="alert">
          {t('failed', { problem })}
        </p>
      )}
      {played === 0 ? null : (
        <>
          <p className="odds-rate">
            <b>{percent(rate.rate)}</b>
            <span>{t('rate', { name: first, low: percent(rate.low), high: percent(rate.high) })}</span>
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
              <dd>{t('won', { count: score.wins[0] })}</dd>
            </div>
            <div>
              <dt>{t('draws')}</dt>
              <dd>{score.draws}</dd>
            </div>
            <div className="is-second">
              <dt>{second}</dt>
              <dd>{t('won', { count: score.wins[1] })}</dd>
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
  const t = useTranslations('odds');
  const verdict = verdictOf(rate);
  return (
    <p>
      {verdict === 'open' ? t('open', { count: played }) : t('better', { name: verdict === 'first' ? first : second })}
    </p>
  );
}
