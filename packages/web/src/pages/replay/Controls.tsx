import { useLanguage, useSeatNames, useSnapshot } from '@rangefinder/table';
import type { ReplaySession } from '../../sessions/replay.ts';
import { type Player, SPEEDS } from './usePlayer.ts';
import { REPLAY } from './words.ts';

interface ControlsProps {
  readonly session: ReplaySession;
  readonly player: Player;
}

/** Playing, stepping, speed, and through whose eyes. */
export function Controls({ session, player }: ControlsProps) {
  const language = useLanguage();
  const { at, length } = session.state;
  return (
    <div className="timeline-buttons">
      <Step
        label={REPLAY.player.previous[language]}
        sign="previous"
        onPress={() => player.toRound(-1)}
        disabled={at === 0}
      />
      <Step label={REPLAY.player.back[language]} sign="back" onPress={() => player.goTo(at - 1)} disabled={at === 0} />
      <button type="button" className="button is-main timeline-play" onClick={player.toggle}>
        <Sign sign={player.playing ? 'pause' : 'play'} /> {REPLAY.player[player.playing ? 'pause' : 'play'][language]}
      </button>
      <Step
        label={REPLAY.player.forth[language]}
        sign="forth"
        onPress={() => player.goTo(at + 1)}
        disabled={at === length}
      />
      <Step
        label={REPLAY.player.next[language]}
        sign="next"
        onPress={() => player.toRound(1)}
        disabled={at === length}
      />
      <select
        className="select"
        aria-label={REPLAY.player.speed[language]}
        value={player.speed}
        onChange={({ target }) => player.setSpeed(Number(target.value))}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            ×{speed}
          </option>
        ))}
      </select>
      <Eyes session={session} />
    </div>
  );
}

function Eyes({ session }: { readonly session: ReplaySession }) {
  const language = useLanguage();
  const { viewer, seats } = useSnapshot(session);
  const names = useSeatNames(seats);
  return (
    <label className="timeline-eyes">
      <span>{REPLAY.player.eyes[language]}</span>
      <select
        className="select"
        value={String(viewer)}
        onChange={({ target }) => session.look(target.value === 'spectator' ? 'spectator' : Number(target.value))}
      >
        <option value="spectator">{REPLAY.player.spectator[language]}</option>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
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
