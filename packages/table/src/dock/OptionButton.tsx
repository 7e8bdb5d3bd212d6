import { Unbroken } from '../Unbroken.tsx';
import type { TableModel } from '../ui.ts';

interface OptionButtonProps {
  readonly table: TableModel;
  /** The option's key. */
  readonly option: string;
  readonly text: string;
  /** What it would do now, where the game can tell. */
  readonly note?: string | null;
  /** The one most would choose. */
  readonly main?: boolean;
  /** Marked, in a choice of several; absent where a click answers at once. */
  readonly marked?: boolean;
  readonly disabled?: boolean;
  onChoose(): void;
}

/** A choice: what it does, and the letter that does the same. */
export function OptionButton({ table, option, text, note, main, marked, disabled, onChoose }: OptionButtonProps) {
  const letter = table.letters.get(option);
  const pointed = table.pointed?.kind === 'option' && table.pointed.key === option;
  const classes = ['option', main ? 'is-main' : '', marked ? 'is-marked' : '', pointed ? 'is-pointed' : ''];
  const point = () => table.point({ kind: 'option', key: option });
  const away = () => table.point(null);
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-option={option}
      aria-pressed={marked}
      aria-keyshortcuts={letter}
      disabled={disabled === true || table.sending}
      onClick={onChoose}
      onPointerEnter={point}
      onPointerLeave={away}
      onFocus={point}
      onBlur={away}
    >
      {letter ? (
        <span className="letter" aria-hidden="true">
          {letter.toUpperCase()}
        </span>
      ) : null}
      <span>
        <Unbroken text={text} />
        {note ? <small className="option-note">{note}</small> : null}
      </span>
    </button>
  );
}
