import type { Language, Viewer } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import { type Difficulty, type Maneuver, readManeuver } from '../../src/index.ts';
import { bearing } from '../../src/terms.ts';
import { Icon } from '../icons/index.ts';
import { WORDS } from '../words.ts';

interface DialMarkProps {
  readonly ship: {
    readonly place: string;
    readonly seat: number;
    /** Null: not set, or not for the viewer's eyes. */
    readonly dial: string | null;
    readonly revealed: boolean;
  };
  readonly maneuvers: ReadonlyMap<string, Maneuver>;
  /** Dials are being set, wait to be revealed, or are no matter now. */
  readonly dials: 'set' | 'wait' | 'done';
  readonly viewer: Viewer;
  readonly language: Language;
  /** What the edition calls the colours of maneuvers. */
  readonly colours?: Readonly<Record<Difficulty, Words>>;
}

/** What is on a ship's dial, as far as one may know. */
export function DialMark({ ship, maneuvers, dials, viewer, language, colours = WORDS }: DialMarkProps) {
  const shown = ship.dial === null ? null : readManeuver(ship.dial);
  if (ship.place !== 'play') return null;
  if (shown && ship.dial !== null) {
    const difficulty = maneuvers.get(ship.dial)?.difficulty ?? 'white';
    const way = `${shown.speed} ${bearing(shown.bearing)[language]}, ${colours[difficulty][language]}`;
    const name = `${WORDS.dial[language]}: ${way}`;
    return (
      <span
        className={`xw-dial-mark xw-tone-${difficulty} ${ship.revealed ? 'is-revealed' : ''}`}
        title={name}
        role="img"
        aria-label={name}
      >
        <b>{shown.speed}</b>
        <Icon name={shown.bearing} size={16} />
      </span>
    );
  }
  if (dials === 'done') return null;
  // Whether an opponent has set it yet is not seen either.
  const word = WORDS[dials === 'set' && ship.seat === viewer ? 'dialMissing' : 'dialHidden'][language];
  return (
    <span className="xw-dial-mark is-hidden" title={word} role="img" aria-label={word}>
      ?
    </span>
  );
}
