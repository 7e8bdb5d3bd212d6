import { useCallback, useEffect, useState } from 'react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { gameName } from '../../games.ts';
import { forgetMatch, type SavedMatch, savedMatches } from '../../storage/matches.ts';

const SHOWN = 4;

/** Matches of this machine: those to go on with, then those that are over. */
export function GoOn() {
  const t = useTranslations('home');
  const { matches, forget } = useSavedMatches();
  const running = matches.filter(({ outcome }) => outcome === null).slice(0, SHOWN);
  const over = matches.filter(({ outcome }) => outcome !== null).slice(0, SHOWN);
  return (
    <section className="card home-list" aria-labelledby="go-on">
      <h2 id="go-on">{t('goOn')}</h2>
      {running.length === 0 ? <p className="soft">{t('goOnEmpty')}</p> : null}
      <ul>
        {running.map((match) => (
          <MatchRow key={match.id} match={match} href={`/play/${match.id}`} words="resume" onForget={forget} />
        ))}
      </ul>
      {over.length > 0 ? (
        <>
          <h3>{t('finished')}</h3>
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
  const t = useTranslations('home');
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  const [first = '', second = ''] = match.lists;
  const game = gameName(match.record.game);
  const what = first && second ? t('versus', { first, second }) : game;
  const humans = match.players.filter(({ kind }) => kind === 'human').length;
  return (
    <li className="home-row">
      <Link href={href} aria-label={t(words, { what })}>
        <b>{what}</b>
        <span className="home-row-more">
          {what === game ? null : `${game} · `}
          {t(humans > 1 ? 'onScreen' : humans === 1 ? 'against' : 'watchBots')}
          {' · '}
          {t('decisions', { count: match.record.decisions.length })}
          {' · '}
          {format.relativeTime(match.updatedAt, now)}
        </span>
      </Link>
      <button
        type="button"
        className="home-forget"
        aria-label={t('forget', { what })}
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
