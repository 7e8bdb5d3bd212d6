import { TABLE, useLanguage } from '@rangefinder/table';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ago, useNow } from '../../ago.ts';
import { gameName } from '../../games.ts';
import { forgetMatch, type SavedMatch, savedMatches } from '../../storage/matches.ts';
import { HOME } from './words.ts';

const SHOWN = 4;

/** Matches of this machine: those to go on with, then those that are over. */
export function GoOn() {
  const language = useLanguage();
  const { matches, forget } = useSavedMatches();
  const running = matches.filter(({ outcome }) => outcome === null).slice(0, SHOWN);
  const over = matches.filter(({ outcome }) => outcome !== null).slice(0, SHOWN);
  return (
    <section className="card home-list" aria-labelledby="go-on">
      <h2 id="go-on">{HOME.goOn[language]}</h2>
      {running.length === 0 ? <p className="soft">{HOME.goOnEmpty[language]}</p> : null}
      <ul>
        {running.map((match) => (
          <MatchRow key={match.id} match={match} href={`/play/${match.id}`} words="resume" onForget={forget} />
        ))}
      </ul>
      {over.length > 0 ? (
        <>
          <h3>{HOME.finished[language]}</h3>
          <ul>
            {over.map((match) => (
              <MatchRow
                key={match.id}
                match={match}
                href={`/replay/local/${match.id}`}
                words="replayOf"
                onForget={forget}
              />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

interface RowProps {
  readonly match: SavedMatch;
  readonly href: string;
  readonly words: 'resume' | 'replayOf';
  onForget(id: string): void;
}

function MatchRow({ match, href, words, onForget }: RowProps) {
  const language = useLanguage();
  const now = useNow();
  const [first = '', second = ''] = match.lists;
  const game = gameName(match.record.game);
  const what = first && second ? HOME.versus(first, second)[language] : game;
  const humans = match.players.filter(({ kind }) => kind === 'human').length;
  return (
    <li className="home-row">
      <Link href={href} aria-label={HOME[words](what)[language]}>
        <b>{what}</b>
        <span className="home-row-more">
          {what === game ? null : `${game} · `}
          {HOME[humans > 1 ? 'onScreen' : humans === 1 ? 'against' : 'watchBots'][language]}
          {' · '}
          {TABLE.decisions(match.record.decisions.length)[language]}
          {' · '}
          {ago(match.updatedAt, now, language)}
        </span>
      </Link>
      <button
        type="button"
        className="home-forget"
        aria-label={HOME.forget(what)[language]}
        onClick={() => onForget(match.id)}
      >
        ✕
      </button>
    </li>
  );
}

function useSavedMatches() {
  const [matches, setMatches] = useState<readonly SavedMatch[]>([]);
  const read = useCallback(() => {
    // A browser that keeps nothing has no matches to go on with.
    savedMatches().then(setMatches, () => setMatches([]));
  }, []);
  useEffect(read, [read]);
  const forget = (id: string) => {
    forgetMatch(id).then(read, read);
  };
  return { matches, forget };
}
