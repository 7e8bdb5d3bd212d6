import { type History, UndoButtons } from '@rangefinder/table/builder';
import { useId } from 'react';
import { definitionOf } from '../../src/cards/catalog.ts';
import { side } from '../../src/text/words.ts';
import type { Words } from '../words.ts';
import { type DraftDeck, sizeOf } from './deckText.ts';
import { BUILDER } from './words.ts';

interface HeadProps {
  readonly say: (said: Words) => string;
  readonly name: string;
  readonly deck: DraftDeck;
  readonly history: History<DraftDeck | null>;
  onName(name: string): void;
  onSide(side: DraftDeck['side']): void;
  onBack(): void;
  onForth(): void;
}

/** Name, side, and how many of the sixty cards are there. */
export function DeckHead({ say, name, deck, history, onName, onSide, onBack, onForth }: HeadProps) {
  const id = useId();
  const size = sizeOf(deck);
  return (
    <header className="sw-builder-head">
      <div className="field">
        <label htmlFor={`${id}-name`}>{say(BUILDER.name)}</label>
        <input
          id={`${id}-name`}
          className="input"
          maxLength={80}
          placeholder={say(BUILDER.unnamed)}
          value={name}
          onChange={({ target }) => onName(target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-side`}>{say(BUILDER.side)}</label>
        <select
          id={`${id}-side`}
          className="select"
          value={deck.side}
          disabled={size > 0}
          title={size > 0 ? say(BUILDER.sideFixed) : undefined}
          onChange={({ target }) => onSide(target.value === 'light' ? 'light' : 'dark')}
        >
          <option value="dark">{say(side(0))}</option>
          <option value="light">{say(side(1))}</option>
        </select>
      </div>
      <p className={`sw-builder-size ${size === 60 ? 'is-full' : ''}`}>
        <b>{size}</b>
        <span>/60</span>
        {size > 0 ? (
          <small>
            {say(BUILDER.average)} {averageDestiny(deck).toFixed(1)}
          </small>
        ) : null}
      </p>
      <UndoButtons say={say} history={history} onBack={onBack} onForth={onForth} />
    </header>
  );
}

function averageDestiny(deck: DraftDeck): number {
  let sum = 0;
  for (const [card, count] of Object.entries(deck.cards)) sum += definitionOf(card).facts.destiny * count;
  return sum / sizeOf(deck);
}
