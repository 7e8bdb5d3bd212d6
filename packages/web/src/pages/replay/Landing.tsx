import type { MatchRecord } from '@rangefinder/kernel';
import { TABLE, useLanguage, useSeatNames } from '@rangefinder/table';
import { type DragEvent, useEffect, useId, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { ago } from '../../ago.ts';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { gameName } from '../../games.ts';
import { type SavedMatch, savedMatches } from '../../storage/matches.ts';
import { MATCH } from '../table/words.ts';
import { NoRecord, recordFromText, seatOf } from './source.ts';
import { REPLAY } from './words.ts';

interface LandingProps {
  readonly problem: NoRecord | null;
  onRecord(record: MatchRecord): void;
}

/** Where a replay is chosen. */
export function Landing({ problem: first, onRecord }: LandingProps) {
  const language = useLanguage();
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
    <PageFrame title={REPLAY.title[language]}>
      <p className="lead">{REPLAY.lead[language]}</p>
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
          <label htmlFor={id}>{REPLAY.paste[language]}</label>
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
            {REPLAY.open[language]}
          </button>
          <label className="button is-file">
            {REPLAY.file[language]}
            <input type="file" accept=".json,application/json" onChange={({ target }) => readFile(target.files?.[0])} />
          </label>
        </div>
      </form>
      <Mine />
    </PageFrame>
  );
}

function Reason({ problem: { kind, message } }: { readonly problem: NoRecord }) {
  const language = useLanguage();
  switch (kind) {
    case 'not-found':
      return REPLAY.notFound[language];
    case 'not-here':
      return MATCH.notHere[language];
    case 'bad-link':
      return REPLAY.badLink[language];
    case 'unreachable':
      return REPLAY.unreachable(message)[language];
    case 'bad':
      return REPLAY.bad(message)[language];
  }
}

function Mine() {
  const language = useLanguage();
  const [matches, setMatches] = useState<readonly SavedMatch[] | null>(null);
  useEffect(() => {
    savedMatches().then(setMatches, () => setMatches([]));
  }, []);
  if (!matches) return null;
  const played = matches.filter(({ record }) => record.decisions.length > 0);
  return (
    <section aria-labelledby="replay-mine">
      <h2 id="replay-mine">{REPLAY.mine[language]}</h2>
      {played.length === 0 ? <p className="soft">{REPLAY.none[language]}</p> : null}
      <ul className="replay-list">
        {played.map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
    </section>
  );
}

function MatchRow({ match: { id, lists, players, record, outcome, updatedAt } }: { readonly match: SavedMatch }) {
  const language = useLanguage();
  const seats = useMemo(() => players.map(seatOf), [players]);
  const names = useSeatNames(seats);
  const name = (lists.some(Boolean) ? lists : names).join(' – ');
  const result = !outcome
    ? REPLAY.going[language]
    : outcome.winner === null
      ? REPLAY.draw[language]
      : REPLAY.won(names[outcome.winner] ?? '')[language];
  return (
    <li>
      <Link href={`/replay/local/${id}`} className="replay-row">
        <b>{name}</b>
        <span>
          {gameName(record.game)} · {TABLE.decisions(record.decisions.length)[language]} · {result} ·{' '}
          {ago(updatedAt, Date.now(), language)}
        </span>
      </Link>
    </li>
  );
}
