import { type Game, toLink } from '@rangefinder/kernel';
import { type GameTable, saveFile, useSnapshot } from '@rangefinder/table';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { cutRecord, type ReplaySession } from '../../sessions/replay.ts';
import { useSettings } from '../../settings/preferences.ts';
import { beginMatch } from '../../storage/matches.ts';
import { SPEEDS, usePlayer } from './usePlayer.ts';

interface TimeLineProps {
  readonly session: ReplaySession;
  readonly game: Game;
  readonly parts: GameTable;
}

/** Where the replay stands, and everything one can do with it. */
export function TimeLine({ session, game, parts }: TimeLineProps) {
  const t = useTranslations('replay.player');
  const { language } = useSettings();
  const snapshot = useSnapshot(session);
  const player = usePlayer(session, parts);
  const { at, length, marks, proof } = session.state;
  const rounds = marks.filter(({ kind }) => kind === 'round');
  const phases = marks.filter(({ kind }) => kind === 'phase');
  const round = rounds.findLast(({ decision }) => decision <= at);
  const last = snapshot.events.findLast(({ event }) => parts.worthTelling(event));
  const share = (decision: number) => (length === 0 ? 0 : (100 * decision) / length);

  return (
    <section className="timeline" aria-label={t('label')} title={t('keys')}>
      <div className="timeline-tell">
        <p className="timeline-sentence" aria-live="polite">
          {last ? game.texts.event(last.event, language) : t('nothingYet')}
        </p>
        <p className="timeline-at">
          {round ? `${t('round', { round: round.round })} · ` : null}
          {t('at', { at, length })}
        </p>
      </div>
      <div className="timeline-track">
        <div className="timeline-phases" aria-hidden="true">
          {phases.map(({ decision }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several phases may begin at one decision.
            <span key={i} style={{ left: `${share(decision)}%` }} />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={t('label')}
          aria-valuetext={t('at', { at, length })}
          onChange={({ target }) => player.goTo(target.valueAsNumber)}
        />
        <div className="timeline-rounds">
          {rounds.map(({ decision, round: number }) => (
            <button
              key={number}
              type="button"
              style={{ left: `${share(decision)}%` }}
              aria-label={t('toRound', { round: number })}
              aria-current={round?.round === number ? 'step' : undefined}
              onClick={() => player.goTo(decision)}
            >
              {number}
            </button>
          ))}
        </div>
      </div>
      <div className="timeline-tools">
        <div className="timeline-buttons">
          <Step label={t('previous')} sign="previous" onPress={() => player.toRound(-1)} disabled={at === 0} />
          <Step label={t('back')} sign="back" onPress={() => player.goTo(at - 1)} disabled={at === 0} />
          <button type="button" className="button is-main timeline-play" onClick={player.toggle}>
            <Sign sign={player.playing ? 'pause' : 'play'} /> {t(player.playing ? 'pause' : 'play')}
          </button>
          <Step label={t('forth')} sign="forth" onPress={() => player.goTo(at + 1)} disabled={at === length} />
          <Step label={t('next')} sign="next" onPress={() => player.toRound(1)} disabled={at === length} />
          <select
            className="select"
            aria-label={t('speed')}
            value={player.speed}
            onChange={({ target }) => player.setSpeed(Number(target.value))}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                ×{speed}
              </option>
            ))}
          </select>
          <label className="timeline-eyes">
            <span>{t('eyes')}</span>
            <select
              className="select"
              value={String(snapshot.viewer)}
              onChange={({ target }) => session.look(target.value === 'spectator' ? 'spectator' : Number(target.value))}
            >
              <option value="spectator">{t('spectator')}</option>
              {snapshot.seats.map(({ name }, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                <option key={seat} value={seat}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
        <Takeaway session={session} game={game} />
      </div>
      <p className={`timeline-proof is-${proof}`} role="status">
        {t(`proof.${proof}`)}
      </p>
    </section>
  );
}

const SIGNS = {
  previous: 'M4 4h2.5v12H4zM16 4v12l-8-6z',
  back: 'M13.5 4v12l-8-6z',
  play: 'M5 3.5v13l11-6.5z',
  pause: 'M5 4h3.5v12H5zM11.5 4H15v12h-3.5z',
  forth: 'M6.5 4v12l8-6z',
  next: 'M13.5 4H16v12h-2.5zM4 4v12l8-6z',
} as const;

function Sign({ sign }: { readonly sign: keyof typeof SIGNS }) {
  return (
    <svg width={18} height={18} viewBox="0 0 20 20" aria-hidden="true">
      <path d={SIGNS[sign]} fill="currentColor" />
    </svg>
  );
}

interface StepProps {
  readonly label: string;
  readonly sign: keyof typeof SIGNS;
  readonly disabled: boolean;
  onPress(): void;
}

function Step({ label, sign, disabled, onPress }: StepProps) {
  return (
    <button
      type="button"
      className="button timeline-step"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      <Sign sign={sign} />
    </button>
  );
}

/** Links longer than this are cut by some programs. */
const LONG_LINK = 16_000;

/** Sharing, downloading, playing on. */
function Takeaway({ session, game }: { readonly session: ReplaySession; readonly game: Game }) {
  const t = useTranslations('replay.player');
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
      lists: session.snapshot().seats.map(({ name }) => name),
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
          ? t('share')
          : copied > LONG_LINK
            ? `${t('shared')}. ${t('tooLong', { kilobytes: Math.round(copied / 1000) })}`
            : t('shared')}
      </button>
      <button
        type="button"
        className="button is-small"
        onClick={() => saveFile(`${record.game}-replay.json`, JSON.stringify(record))}
      >
        {t('download')}
      </button>
      <button type="button" className="button is-small" title={t('playOnHint')} onClick={playOn}>
        {t('playOn')}
      </button>
    </div>
  );
}
