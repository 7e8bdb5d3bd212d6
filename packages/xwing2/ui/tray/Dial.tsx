import type { Language, RequestView } from '@rangefinder/kernel';
import { choose } from '@rangefinder/table';
import type { Difficulty, Maneuver } from '@rangefinder/xwing';
import { bearing } from '../../src/text/terms.ts';
import type { Ghost } from '../ghosts.ts';
import { Icon } from '../icons/index.ts';
import type { XwingTable } from '../model.ts';
import { WORDS } from '../words.ts';
import { dialLayout } from './dial.ts';

interface DialProps {
  readonly dial: readonly Maneuver[];
  readonly language: Language;
  readonly small?: boolean;
  /** Where one may choose: the table, the request, and what each maneuver would lead to. */
  readonly choosing?: {
    readonly table: XwingTable;
    readonly request: Extract<RequestView, { readonly kind: 'pick' }>;
    readonly ghosts: ReadonlyMap<string, Ghost>;
  };
}

/** A dial: fast on top, left to the left, colours by difficulty. */
export function Dial({ dial, language, small = false, choosing }: DialProps) {
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
        const difficulty = choosing?.ghosts.get(key)?.difficulty ?? maneuver.difficulty;
        return choosing ? (
          <Choice
            key={key}
            id={key}
            maneuver={maneuver}
            difficulty={difficulty}
            place={place}
            choosing={choosing}
            language={language}
          />
        ) : (
          <span key={key} className={`xw-dial-cell xw-tone-${difficulty}`} style={place}>
            <Icon name={maneuver.bearing} size={small ? 15 : 20} title={nameOf(maneuver, difficulty, language)} />
          </span>
        );
      })}
    </div>
  );
}

function nameOf({ speed, bearing: way }: Maneuver, difficulty: Difficulty, language: Language): string {
  return `${speed} ${bearing(way)[language]}, ${WORDS[difficulty][language]}`;
}

interface ChoiceProps {
  readonly id: string;
  readonly maneuver: Maneuver;
  readonly difficulty: Difficulty;
  readonly place: { readonly gridRow: number; readonly gridColumn: number };
  readonly choosing: NonNullable<DialProps['choosing']>;
  readonly language: Language;
}

function Choice({ id, maneuver, difficulty, place, choosing, language }: ChoiceProps) {
  const { table, request, ghosts } = choosing;
  const ghost = ghosts.get(id);
  const isOffered = request.options.some(({ key }) => key === id);
  const isMarked = table.draft.keys.includes(id) || (table.pointed?.kind === 'option' && table.pointed.key === id);
  const letter = table.letters.get(id);
  const trouble = ghost ? troubleOf(ghost, language) : null;
  const name = [nameOf(maneuver, difficulty, language), ...(trouble ? [trouble.words] : [])].join('. ');
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

/** Why one may not want it: the worst reason. */
function troubleOf(ghost: Ghost, language: Language): { kind: string; words: string } | null {
  if (ghost.replaced)
    return {
      kind: 'ban',
      words: WORDS[ghost.replaced.startsWith('xw2.ion') ? 'insteadIon' : 'insteadStress'][language],
    };
  if (ghost.flees) return { kind: 'ban', words: WORDS.leaves[language] };
  if (ghost.bumps.length > 0) return { kind: 'bump', words: WORDS.bumps('')[language].trim() };
  return ghost.crosses.length > 0 ? { kind: 'cross', words: WORDS.crosses('')[language].trim() } : null;
}
