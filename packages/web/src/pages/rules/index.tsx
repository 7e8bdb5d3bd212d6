import { RULES } from './words.ts';
import './page.css';
import { GAMES } from '@rangefinder/games';
import type { Book } from '@rangefinder/table';
import { useLanguage } from '@rangefinder/table';
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { offeredBeside } from '../../games.ts';
import { loadBook } from '../../rules/load.ts';
import { makeSearch } from '../../rules/search.ts';
import { BookView } from './BookView.tsx';
import { Chapters, ChaptersDrawer } from './Chapters.tsx';
import { Found } from './Found.tsx';

type Fetched = { readonly book: Book } | { readonly failure: string } | null;

/** `/rules`, `/rules/:game`, `/rules/:game/:rule`. */
export default function RulesPage() {
  const language = useLanguage();
  const [first = '', rule] = (useParams()['*'] ?? '').split('/');
  const game = GAMES.find(({ id }) => id === first)?.id ?? GAMES[0]?.id ?? '';
  const [fetched, setFetched] = useState<Fetched>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again.
  useEffect(() => {
    let wanted = true;
    setFetched(null);
    loadBook(game).then(
      (book) => wanted && setFetched({ book }),
      (error: unknown) => wanted && setFetched({ failure: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [game, attempt]);

  return (
    <PageFrame title={RULES.title[language]} bare wide>
      {fetched && 'book' in fetched ? (
        <Reader key={game} game={game} book={fetched.book} rule={rule} />
      ) : (
        <div className="rules-wait">
          <h1>{RULES.title[language]}</h1>
          {fetched ? (
            <div className="notice is-bad" role="alert">
              <p>{RULES.failed(fetched.failure)[language]}</p>
              <button type="button" className="button is-small" onClick={() => setAttempt((n) => n + 1)}>
                {RULES.retry[language]}
              </button>
            </div>
          ) : (
            <p role="status">{RULES.loading[language]}</p>
          )}
        </div>
      )}
    </PageFrame>
  );
}

interface ReaderProps {
  readonly game: string;
  readonly book: Book;
  readonly rule: string | undefined;
}

function Reader({ game, book, rule }: ReaderProps) {
  const language = useLanguage();
  const english = useLanguage() === 'en';
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('q') ?? '';
  const [words, setWords] = useState(asked);
  const search = useMemo(() => makeSearch(book), [book]);
  // The field never waits for the results.
  const sought = useDeferredValue(words);
  const searching = sought.trim().length > 1;
  const found = useMemo(() => (searching ? search.find(sought) : []), [search, searching, sought]);
  const field = useId();
  const missing = rule !== undefined && rule !== '' && !book.rules.has(rule);
  const clear = useCallback(() => setWords(''), []);
  // A link to a rule, in the results as elsewhere, leads to its place in the book.
  useEffect(() => {
    if (rule) setWords('');
  }, [rule]);

  return (
    <div className="rules">
      <aside className="rules-side">
        <Chapters game={game} book={book} onChoose={clear} />
      </aside>
      <div className="rules-main">
        <header className="rules-head">
          <h1>{RULES.title[language]}</h1>
          <div className="rules-tools">
            {GAMES.length > 1 ? (
              <select
                className="select rules-game"
                aria-label={RULES.game[language]}
                value={game}
                onChange={({ target }) => navigate(`/rules/${target.value}`)}
              >
                {offeredBeside(game).map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            ) : null}
            <div className="rules-search">
              <label className="hidden" htmlFor={field}>
                {RULES.search[language]}
              </label>
              <input
                id={field}
                className="input"
                type="search"
                autoComplete="off"
                spellCheck={false}
                placeholder={RULES.search[language]}
                aria-describedby={`${field}-hint`}
                value={words}
                onChange={({ target }) => setWords(target.value)}
                onKeyDown={({ key }) => key === 'Escape' && clear()}
              />
            </div>
            <ChaptersDrawer game={game} book={book} onChoose={clear} />
          </div>
          <p id={`${field}-hint`} className="rules-hint">
            {RULES.searchHint[language]} {english ? null : RULES.inEnglish[language]}
          </p>
        </header>
        {missing ? (
          <p className="notice is-bad" role="alert">
            {RULES.unknown(rule ?? '')[language]}
          </p>
        ) : null}
        {searching ? <Found game={game} found={found} /> : <BookView game={game} book={book} target={rule ?? null} />}
      </div>
    </div>
  );
}
