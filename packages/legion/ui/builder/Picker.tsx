import { PickerHead } from '@rangefinder/table/builder';
import { type ReactNode, useState } from 'react';
import type { Choice } from '../../src/army/choices.ts';
import type { Saying } from './saying.ts';
import { BUILDER } from './words.ts';

interface PickerProps<Card> extends Saying {
  readonly title: string;
  /** What the search field looks through. */
  readonly label: string;
  readonly choices: readonly Choice<Card>[];
  /** Whether a card holds what was typed. */
  holds(card: Card, words: string): boolean;
  row(choice: Choice<Card>): ReactNode;
  /** What stands beside the search field. */
  readonly tools?: ReactNode;
  /** Cards that nobody can play. */
  readonly foot?: ReactNode;
  onClose(): void;
}

/** Cards to choose from: first those that fit, then the others with what speaks against them. */
export function Picker<Card extends { readonly id: string }>(props: PickerProps<Card>) {
  const { say, title, label, choices, holds, row, tools, foot, onClose } = props;
  const [words, setWords] = useState('');
  const shown = choices.filter(({ card }) => holds(card, words));
  const fits = shown.filter(({ problems }) => problems.length === 0);
  const others = shown.filter(({ problems }) => problems.length > 0);
  return (
    <section className="lb-panel" aria-label={title}>
      <PickerHead say={say} title={title} label={label} words={words} focus onWords={setWords} onClose={onClose}>
        {tools}
      </PickerHead>
      <div className="lb-choices">
        {shown.length === 0 ? <p className="lb-empty">{say(BUILDER.nothingFound)}</p> : null}
        {fits.length > 0 ? (
          <section className="lb-group">
            <h3>{say(BUILDER.fits(fits.length))}</h3>
            <ul>{fits.map(row)}</ul>
          </section>
        ) : null}
        {others.length > 0 ? (
          <details className="lb-group" open={fits.length === 0 || words !== ''}>
            <summary>{say(BUILDER.doesNotFit(others.length))}</summary>
            <ul>{others.map(row)}</ul>
          </details>
        ) : null}
        {foot}
      </div>
    </section>
  );
}
