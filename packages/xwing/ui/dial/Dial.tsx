import type { Language, RequestView } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import { choose, type TableModel } from '@rangefinder/table';
import type { Difficulty, Maneuver } from '../../src/index.ts';
import { bearing } from '../../src/terms.ts';
import { Icon } from '../icons/index.ts';
import { WORDS } from '../words.ts';
import { dialLayout } from './dial.ts';

/** Why one may not want a maneuver; its kind says how the dial marks it. */
export interface Trouble {
  readonly kind: 'ban' | 'bump' | 'cross';
  readonly words: string;
}

/** Where one may choose: the table, the request, and what the rules of the edition say of each maneuver. */
export interface Choosing {
  readonly table: TableModel;
  readonly request: Extract<RequestView, { readonly kind: 'pick' }>;
  /** The colour it has now, where that is not the printed one. */
  difficultyOf(key: string): Difficulty | null;
  troubleOf(key: string): Trouble | null;
}

interface DialProps {
  readonly dial: readonly Maneuver[];
  readonly language: Language;
  readonly small?: boolean;
  readonly choosing?: Choosing;
  /** What the edition calls the colours. */
  readonly colours?: Colours;
}

export type Colours = Readonly<Record<Difficulty, Words>>;

/** A dial: fast on top, left to the left, colours by difficulty. */
export function Dial({ dial, language, small = false, choosing, colours = WORDS }: DialProps) {
  const { rows, columns, cells } = dialLayout(dial);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not lay out as a grid of a table.
    <div
      className={`xw-dial ${small ? 'is-small' : ''}`}
      role="group"
      aria-label={WORDS.dial[language]}
      style={{
        gridTemplateColumns: `auto repeat(${columns}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows.length}, auto)`,
      }}
    >
      {rows.map((speed, row) => (
        <span key={speed} className="xw-dial-speed" style={{ gridRow: row + 1, gridColumn: 1 }} aria-hidden="true">
          {speed}
        </span>
      ))}
      {cells.map(({ key, maneuver, row, column }) => {
        const place = { gridRow: row + 1, gridColumn: column + 2 };
        const difficulty = choosing?.difficultyOf(key) ?? maneuver.difficulty;
        return choosing ? (
          <Choice
            key={key}
            id={key}
            maneuver={maneuver}
            difficulty={difficulty}
            place={place}
            choosing={choosing}
            language={language}
            colours={colours}
          />
        ) : (
          <span key={key} className={`xw-dial-cell xw-tone-${difficulty}`} style={place}>
            <Icon
              name={maneuver.bearing}
              size={small ? 15 : 20}
              title={nameOf(maneuver, colours[difficulty], language)}
            />
          </span>
        );
      })}
    </div>
  );
}

function nameOf({ speed, bearing: way }: Maneuver, colour: Words, language: Language): string {
  return `${speed} ${bearing(way)[language]}, ${colour[language]}`;
}

interface ChoiceProps {
  readonly id: string;
  readonly maneuver: Maneuver;
  readonly difficulty: Difficulty;
  readonly place: { readonly gridRow: number; readonly gridColumn: number };
  readonly choosing: Choosing;
  readonly language: Language;
  readonly colours: Colours;
}

function Choice({ id, maneuver, difficulty, place, choosing, language, colours }: ChoiceProps) {
  const { table, request } = choosing;
  const isOffered = request.options.some(({ key }) => key === id);
  const isMarked = table.draft.keys.includes(id) || (table.pointed?.kind === 'option' && table.pointed.key === id);
  const letter = table.letters.get(id);
  const trouble = choosing.troubleOf(id);
  const name = [nameOf(maneuver, colours[difficulty], language), ...(trouble ? [trouble.words] : [])].join('. ');
  return (
    <button
      type="button"
      data-option={id}
      className={`xw-dial-cell xw-tone-${difficulty} ${isMarked ? 'is-marked' : ''} ${trouble ? `has-${trouble.kind}` : ''}`}
      style={place}
      disabled={!isOffered}
      aria-keyshortcuts={letter}
      aria-label={name}
      title={name}
      onPointerEnter={() => table.point({ kind: 'option', key: id })}
      onPointerLeave={() => table.point(null)}
      onFocus={() => table.point({ kind: 'option', key: id })}
      onClick={(event) => {
        const touch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
        choose(table, id, touch);
      }}
    >
      <Icon name={maneuver.bearing} size={20} />
      {letter && <span className="xw-letter" aria-hidden="true" data-key={letter.toUpperCase()} />}
    </button>
  );
}
