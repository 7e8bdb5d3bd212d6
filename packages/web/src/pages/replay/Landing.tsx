import type { MatchRecord } from '@rangefinder/kernel';
import { useSeatNames } from '@rangefinder/table';
import { type DragEvent, useEffect, useId, useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { gameName } from '../../games.ts';
import { type SavedMatch, savedMatches } from '../../storage/matches.ts';
import { NoRecord, recordFromText, seatOf } from './source.ts';

interface LandingProps {
  readonly problem: NoRecord | null;
  onRecord(record: MatchRecord): void;
}

/** Where a replay is chosen. */
export function Landing({ problem: first, onRecord }: LandingProps) {
  const t = useTranslations('replay');
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState(first);
  useEffect(() => setProblem(first), [first]);
  const read = (source: string) =>
    recordFromText(source).then(onRecord, (error: unknown) =>
      setProblem(error instanceof NoRecord ? error : new NoRecord('bad', String(error))),
    );
  const readFile = async (file: File | undefined) => {
    if (file) await read(await file.text());
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    readFile(event.dataTransfer.files[0]);
  };
  return (
    <PageFrame title={t('title')}>
      <p className="lead">{t('lead')}</p>
      {problem ? (
        <p className="notice is-bad" role="alert">
          <Reason problem={problem} />
        </p>
      ) : null}
      <form
        className="card replay-open"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onSubmit={(event) => {
          event.preventDefault();
          read(text);
        }}
      >
        <div className="field">
          <label htmlFor={id}>{t('paste')}</label>
          <input
            id={id}
            className="input"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <div className="row">
          <button type="submit" className="button is-main" disabled={text.trim() === ''}>
            {t('open')}
          </button>
          <label className="button is-file">
            {t('file')}
            <input type="file" accept=".json,application/json" onChange={({ target }) => readFile(target.files?.[0])} />
          </label>
        </div>
      </form>
      <Mine />
    </PageFrame>
  );
}

function Reason({ problem: { kind, message } }: { readonly problem: NoRecord }) {
  const t = useTranslations('replay');
  const tm = useTranslations('match');
  switch (kind) {
    case 'not-found':
      return t('notFound');
    case 'not-here':
      return tm('notHere');
    case 'bad-link':
      return t('badLink');
    case 'unreachable':
      return t('unreachable', { reason: message });
    case 'bad':
      return t('bad', { reason: message });
  }
}

function Mine() {
  const t = useTranslations('replay');
  const [matches, setMatches] = useState<readonly SavedMatch[] | null>(null);
  useEffect(() => {
    savedMatches().then(setMatches, () => setMatches([]));
  }, []);
  if (!matches) return null;
  const played = matches.filter(({ record }) => record.decisions.length > 0);
  return (
    <section aria-labelledby="replay-mine">
      <h2 id="replay-mine">{t('mine')}</h2>
      {played.length === 0 ? <p className="soft">{t('none')}</p> : null}
      <ul className="replay-list">
        {played.map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
    </section>
  );
}

function MatchRow({ match: { id, lists, players, record, outcome, updatedAt } }: { readonly match: SavedMatch }) {
  const t = useTranslations('replay');
  const format = useFormatter();
  const seats = useMemo(() => players.map(seatOf), [players]);
  const names = useSeatNames(seats);
  const name = (lists.some(Boolean) ? lists : names).join(' – ');
  const result = !outcome
    ? t('going')
    : outcome.winner === null
      ? t('draw')
      : t('won', { name: names[outcome.winner] ?? '' });
  return (
    <li>
      <Link href={`/replay/local/${id}`} className="replay-row">
        <b>{name}</b>
        <span>
          {gameName(record.game)} · {t('decisions', { count: record.decisions.length })} · {result} ·{' '}
          {format.relativeTime(updatedAt, Date.now())}
        </span>
      </Link>
    </li>
  );
}
