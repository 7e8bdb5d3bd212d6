import type { MatchRecord } from '@rangefinder/kernel';
import type { Fairness } from '@rangefinder/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { workerPort } from '../../sessions/local.ts';
import { ReplaySession, UNKNOWN } from '../../sessions/replay.ts';
import { type Check, checkFairness } from './checks.ts';

interface FindingsProps {
  readonly id: string;
  readonly fairness: Fairness;
  readonly record: MatchRecord | null;
}

type Replayed = { readonly result: 'holds' | 'waiting' } | { readonly result: 'fails'; readonly reason: string };

/** What was published, and what this browser finds when it computes it all again. */
export function Findings({ id, fairness, record }: FindingsProps) {
  const t = useTranslations('verify');
  const checks = useMemo(() => checkFairness(fairness, record), [fairness, record]);
  const replayed = useReplayed(record);
  const results = [...checks.map(({ result }) => result), ...(record ? [replayed.result] : [])];
  const verdict = results.includes('fails')
    ? 'fails'
    : !record
      ? 'waiting'
      : results.includes('waiting')
        ? 'working'
        : 'holds';
  return (
    <>
      <p className={`verify-verdict is-${verdict}`} role="status">
        <span aria-hidden="true">{SIGN[verdict]}</span>
        {t(({ fails: 'notAll', waiting: 'waiting', working: 'working', holds: 'allHold' } as const)[verdict])}
      </p>
      <div className="verify-columns">
        <section className="card">
          <h2>{t('published')}</h2>
          <dl className="verify-facts">
            <dt>{t('fingerprint')}</dt>
            <dd>
              <code>{fairness.commitment}</code>
            </dd>
            <dt>{t('words')}</dt>
            {fairness.words.map((word, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <dd key={seat}>{word === null ? <i>{t('bot')}</i> : <code>{word}</code>}</dd>
            ))}
            <dt>{t('secret')}</dt>
            <dd>{fairness.secret === null ? <i>{t('notYet')}</i> : <code>{fairness.secret}</code>}</dd>
          </dl>
        </section>
        <section className="card">
          <h2>{t('results')}</h2>
          <ul className="verify-checks">
            {checks.map((check) => (
              <CheckLine key={check.id} check={check} />
            ))}
            {record ? (
              <li className={`is-${replayed.result}`}>
                <span aria-hidden="true">{SIGN[replayed.result]}</span>
                <p>
                  {replayed.result === 'fails'
                    ? t('replay.fails', { reason: replayed.reason })
                    : t(`replay.${replayed.result}`, { count: record.decisions.length })}
                </p>
              </li>
            ) : null}
          </ul>
          {record ? (
            <Link href={`/replay/${id}`} className="button is-small">
              {t('watch')}
            </Link>
          ) : null}
        </section>
      </div>
    </>
  );
}

const SIGN = { holds: '✓', fails: '✗', waiting: '…', working: '…' } as const;

function CheckLine({ check: { id, result, claimed, computed } }: { readonly check: Check }) {
  const t = useTranslations('verify');
  return (
    <li className={`is-${result}`}>
      <span aria-hidden="true">{SIGN[result]}</span>
      <div>
        <p>{t(`${id}.${result}`)}</p>
        {result === 'fails' ? (
          <p className="verify-values">
            {t('claimed')} <code>{claimed}</code>
            <br />
            {t('computed')} <code>{computed ?? '–'}</code>
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** Plays the record again in a worker: every decision must be legal, and the end the one it claims. */
function useReplayed(record: MatchRecord | null): Replayed {
  const [replayed, setReplayed] = useState<Replayed>({ result: 'waiting' });
  useEffect(() => {
    if (!record) return;
    setReplayed({ result: 'waiting' });
    const session = new ReplaySession(record, [UNKNOWN, UNKNOWN], workerPort(), record.decisions.length);
    const stop = session.subscribe(() => {
      const { status, problem } = session.snapshot();
      const { proof } = session.state;
      if (status === 'failed') setReplayed({ result: 'fails', reason: problem ?? '' });
      else if (proof === 'differs') setReplayed({ result: 'fails', reason: record.hash ?? '' });
      else if (proof !== 'open') setReplayed({ result: 'holds' });
    });
    return () => {
      stop();
      session.close();
    };
  }, [record]);
  return replayed;
}
