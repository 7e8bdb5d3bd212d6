import type { MatchRecord } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import type { Fairness } from '@rangefinder/protocol';
import { useLanguage } from '@rangefinder/table';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { workerPort } from '../../sessions/local.ts';
import { ReplaySession, UNKNOWN } from '../../sessions/replay.ts';
import { type Check, checkFairness } from './checks.ts';
import { VERIFY } from './words.ts';

interface FindingsProps {
  readonly id: string;
  readonly fairness: Fairness;
  readonly record: MatchRecord | null;
}

type Replayed = { readonly result: 'holds' | 'waiting' } | { readonly result: 'fails'; readonly reason: string };

const VERDICTS = {
  fails: VERIFY.notAll,
  waiting: VERIFY.waiting,
  working: VERIFY.working,
  holds: VERIFY.allHold,
} as const;

/** What was published, and what this browser finds when it computes it all again. */
export function Findings({ id, fairness, record }: FindingsProps) {
  const language = useLanguage();
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
        {VERDICTS[verdict][language]}
      </p>
      <div className="verify-columns">
        <section className="card">
          <h2>{VERIFY.published[language]}</h2>
          <dl className="verify-facts">
            <dt>{VERIFY.fingerprint[language]}</dt>
            <dd>
              <code>{fairness.commitment}</code>
            </dd>
            <dt>{VERIFY.words[language]}</dt>
            {fairness.words.map((word, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <dd key={seat}>{word === null ? <i>{VERIFY.bot[language]}</i> : <code>{word}</code>}</dd>
            ))}
            <dt>{VERIFY.secret[language]}</dt>
            <dd>{fairness.secret === null ? <i>{VERIFY.notYet[language]}</i> : <code>{fairness.secret}</code>}</dd>
          </dl>
        </section>
        <section className="card">
          <h2>{VERIFY.results[language]}</h2>
          <ul className="verify-checks">
            {checks.map((check) => (
              <CheckLine key={check.id} check={check} />
            ))}
            {record ? (
              <li className={`is-${replayed.result}`}>
                <span aria-hidden="true">{SIGN[replayed.result]}</span>
                <p>{saidOfReplay(replayed, record)[language]}</p>
              </li>
            ) : null}
          </ul>
          {record ? (
            <Link href={`/replay/${id}`} className="button is-small">
              {VERIFY.watch[language]}
            </Link>
          ) : null}
        </section>
      </div>
    </>
  );
}

function saidOfReplay(replayed: Replayed, record: MatchRecord): Words {
  if (replayed.result === 'fails') return VERIFY.replay.fails(replayed.reason);
  return replayed.result === 'holds' ? VERIFY.replay.holds(record.decisions.length) : VERIFY.replay.waiting;
}

const SIGN = { holds: '✓', fails: '✗', waiting: '…', working: '…' } as const;

function CheckLine({ check: { id, result, claimed, computed } }: { readonly check: Check }) {
  const language = useLanguage();
  return (
    <li className={`is-${result}`}>
      <span aria-hidden="true">{SIGN[result]}</span>
      <div>
        <p>{VERIFY[id][result][language]}</p>
        {result === 'fails' ? (
          <p className="verify-values">
            {VERIFY.claimed[language]} <code>{claimed}</code>
            <br />
            {VERIFY.computed[language]} <code>{computed ?? '–'}</code>
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
