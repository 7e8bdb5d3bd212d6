import { type Game, toLink } from '@rangefinder/kernel';
import { saveFile, useLanguage } from '@rangefinder/table';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { cutRecord, type ReplaySession } from '../../sessions/replay.ts';
import { beginMatch } from '../../storage/matches.ts';
import { REPLAY } from './words.ts';

/** Links longer than this are cut by some programs. */
const LONG_LINK = 16_000;

interface TakeawayProps {
  readonly session: ReplaySession;
  readonly game: Game;
  /** What the lists of the seats are called. */
  readonly lists: readonly string[];
}

/** Sharing, downloading, playing on. */
export function Takeaway({ session, game, lists }: TakeawayProps) {
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [copied, setCopied] = useState<number | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const later = setTimeout(() => setCopied(null), 4000);
    return () => clearTimeout(later);
  }, [copied]);
  const { record } = session;
  const copy = async () => {
    const link = `${location.origin}/replay#${await toLink(record)}`;
    await navigator.clipboard.writeText(link);
    setCopied(link.length);
  };
  const playOn = async () => {
    const { viewer } = session.snapshot();
    const mine = viewer === 'spectator' ? 0 : viewer;
    const bot = Object.keys(game.bots)[0] ?? 'random';
    const id = crypto.randomUUID();
    const now = Date.now();
    await beginMatch({
      id,
      players: game.seats.map((_, seat) => (seat === mine ? { kind: 'human' } : { kind: 'bot', bot })),
      mission: null,
      lists,
      record: cutRecord(record, session.state.at, crypto.randomUUID()),
      outcome: null,
      createdAt: now,
      updatedAt: now,
    });
    navigate(`/play/${id}`);
  };
  return (
    <div className="timeline-buttons">
      <button type="button" className="button is-small" onClick={copy}>
        {copied === null
          ? REPLAY.player.share[language]
          : copied > LONG_LINK
            ? `${REPLAY.player.shared[language]}. ${REPLAY.player.tooLong(Math.round(copied / 1000))[language]}`
            : REPLAY.player.shared[language]}
      </button>
      <button
        type="button"
        className="button is-small"
        onClick={() => saveFile(`${record.game}-replay.json`, JSON.stringify(record))}
      >
        {REPLAY.player.download[language]}
      </button>
      <button type="button" className="button is-small" title={REPLAY.player.playOnHint[language]} onClick={playOn}>
        {REPLAY.player.playOn[language]}
      </button>
    </div>
  );
}
