import type { Game } from '@rangefinder/kernel';
import { type GameTable, useLanguage, useSeatNames, useSnapshot } from '@rangefinder/table';
import type { ReactNode } from 'react';
import type { ReplaySession } from '../../sessions/replay.ts';
import { Controls } from './Controls.tsx';
import { Takeaway } from './Takeaway.tsx';
import { type Player, usePlayer } from './usePlayer.ts';
import { REPLAY } from './words.ts';

interface TimeLineProps {
  readonly session: ReplaySession;
  readonly game: Game;
  readonly parts: GameTable;
  /** What the lists of the seats are called. */
  readonly lists: readonly string[];
  /** The dice on the table. */
  readonly tray: ReactNode;
}

/** Where the replay stands, and everything one can do with it. */
export function TimeLine({ session, game, parts, lists, tray }: TimeLineProps) {
  const language = useLanguage();
  const snapshot = useSnapshot(session);
  const names = useSeatNames(snapshot.seats);
  const player = usePlayer(session, parts);
  const { at, length, marks, proof } = session.state;
  const round = marks.findLast(({ kind, decision }) => kind === 'round' && decision <= at);
  const last = snapshot.events.findLast(({ event }) => parts.worthTelling(event));
  return (
    <section
      className="timeline"
      data-scrolls
      aria-label={REPLAY.player.label[language]}
      title={REPLAY.player.keys[language]}
    >
      <div className="timeline-tell">
        <p className="timeline-sentence" aria-live="polite">
          {last ? game.texts.event(last.event, language, names) : REPLAY.player.nothingYet[language]}
        </p>
        <div className="timeline-tray">{tray}</div>
        <p className="timeline-at">
          {game.name} · {round ? `${REPLAY.player.round(round.round)[language]} · ` : null}
          {REPLAY.player.at(at, length)[language]}
        </p>
      </div>
      <Track session={session} player={player} round={round?.round ?? 0} />
      <div className="timeline-tools">
        <Controls session={session} player={player} />
        <Takeaway session={session} game={game} lists={lists} />
      </div>
      <p className={`timeline-proof is-${proof}`} role="status">
        {REPLAY.player.proof[proof][language]}
      </p>
    </section>
  );
}

interface TrackProps {
  readonly session: ReplaySession;
  readonly player: Player;
  readonly round: number;
}

/** The line itself: a slider, a tick for each phase, a number for each round. */
function Track({ session, player, round }: TrackProps) {
  const language = useLanguage();
  const { at, length, marks } = session.state;
  const left = (decision: number) => ({ left: `${length === 0 ? 0 : (100 * decision) / length}%` });
  return (
    <div className="timeline-track">
      <div className="timeline-phases" aria-hidden="true">
        {marks
          .filter(({ kind }) => kind === 'phase')
          .map(({ decision }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several phases may begin at one decision.
            <span key={i} style={left(decision)} />
          ))}
      </div>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={REPLAY.player.label[language]}
        aria-valuetext={REPLAY.player.at(at, length)[language]}
        onChange={({ target }) => player.goTo(target.valueAsNumber)}
      />
      <div className="timeline-rounds">
        {marks
          .filter(({ kind }) => kind === 'round')
          .map(({ decision, round: number }) => (
            <button
              key={number}
              type="button"
              style={left(decision)}
              aria-label={REPLAY.player.toRound(number)[language]}
              aria-current={round === number ? 'step' : undefined}
              onClick={() => player.goTo(decision)}
            >
              {number}
            </button>
          ))}
      </div>
    </div>
  );
}
