import type { Words } from '@rangefinder/kernel/words';
import { type ReactNode, useEffect, useRef } from 'react';
import { BUILDER } from './words.ts';

interface PickerHeadProps {
  readonly say: (said: Words) => string;
  readonly title: string;
  /** What the search field looks through. */
  readonly label: string;
  readonly words: string;
  /** The picker was asked for just now: one can type at once. */
  readonly focus?: boolean;
  readonly children?: ReactNode;
  onWords(words: string): void;
  onClose(): void;
}

/** The title of a picker, its search, and the way out. */
export function PickerHead({ say, title, label, words, focus = false, children, onWords, onClose }: PickerHeadProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus && matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [focus]);
  return (
    <header className="lb-picker-head">
      <div className="lb-picker-title">
        <h2 aria-live="polite">{title}</h2>
        <button type="button" className="button is-quiet is-small lb-close" onClick={onClose}>
          {say(BUILDER.close)}
        </button>
      </div>
      <div className="lb-picker-tools">
        <input
          ref={field}
          className="input"
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          placeholder={label}
          value={words}
          onChange={({ target }) => onWords(target.value)}
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return;
            if (words === '') onClose();
            else onWords('');
          }}
        />
        {children}
      </div>
    </header>
  );
}
