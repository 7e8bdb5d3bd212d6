import type { Seat } from '@rangefinder/kernel';
import { useLanguage } from '@rangefinder/table';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { loadGame, loadGameUi } from '../../games.ts';
import { OFFERED, type OfferedGame, useAllGames } from '../../gameWords.ts';
import { playNow } from '../../sessions/start.ts';
import { HOME } from './words.ts';

/** One click to the table: of the first game, or, more quietly, of another. */
export function PlayNow() {
  const language = useLanguage();
  const { playedWith } = useAllGames();
  const [, go] = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const play = async (id: string, seat: Seat = 0) => {
    setBusy(id);
    setProblem(null);
    try {
      const [game] = await Promise.all([loadGame(id), loadGameUi(id)]);
      go(`/play/${await playNow(game, seat)}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(null);
    }
  };
  return (
    <div className="play-now">
      <div className="row">
        {OFFERED.map((game, i) => {
          const Play = game.sides ? PlaySides : PlayButton;
          return <Play key={game.id} game={game} first={i === 0} busy={busy} onPlay={play} />;
        })}
      </div>
      <p className="soft">
        {problem === null ? (
          HOME.playNowHint(playedWith)[language]
        ) : (
          <span role="alert">{HOME.failed(problem)[language]}</span>
        )}
      </p>
    </div>
  );
}

interface PlayProps {
  readonly game: OfferedGame;
  /** The first game has the large button. */
  readonly first: boolean;
  /** The game that is being started. */
  readonly busy: string | null;
  onPlay(id: string, seat?: Seat): void;
}

function PlayButton({ game: { id, play }, first, busy, onPlay }: PlayProps) {
  const language = useLanguage();
  return (
    <button
      type="button"
      className={first ? 'button is-main is-large' : 'button'}
      disabled={busy !== null}
      onClick={() => onPlay(id)}
      onPointerEnter={() => fetchAhead(id)}
    >
      {first ? <PlayIcon /> : null}
      {busy === id ? HOME.starting[language] : play[language]}
    </button>
  );
}

/** A game whose seats are not alike: a button for each. */
function PlaySides({ game: { id, play, sides = [] }, busy, onPlay }: PlayProps) {
  const language = useLanguage();
  const label = useId();
  return (
    <fieldset
      className="play-sides"
      aria-labelledby={label}
      disabled={busy !== null}
      onPointerEnter={() => fetchAhead(id)}
    >
      <span id={label}>{busy === id ? HOME.starting[language] : play[language]}</span>
      {sides.map(({ seat, name }) => (
        <button key={seat} type="button" className="button" onClick={() => onPlay(id, seat)}>
          {name[language]}
        </button>
      ))}
    </fieldset>
  );
}

/** The game is on its way before the click. */
function fetchAhead(id: string): void {
  Promise.all([loadGame(id), loadGameUi(id)]).catch(() => undefined);
}

function PlayIcon() {
  return (
    <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
      <path d="M6 3.5v13l10.5-6.5Z" fill="currentColor" />
    </svg>
  );
}
