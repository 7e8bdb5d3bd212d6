import type { Option, RequestView } from '@rangefinder/kernel';
import { choose } from '@rangefinder/table';
import type { CommandFacts } from '../../src/card.ts';
import { commandFacts } from '../../src/cards/catalog.ts';
import { commandShown } from '../commandshown.ts';
import type { TableProps } from '../model.ts';
import { aboutOf } from '../options.ts';
import { ordersText } from '../orders.ts';
import { CommandText } from '../preview/CommandPreview.tsx';
import { Pips } from '../side/Commands.tsx';
import { WORDS } from '../words.ts';

type PickView = Extract<RequestView, { readonly kind: 'pick' }>;

/** The command cards one may choose from, fewest pips first. */
export function Hand({ table, request }: TableProps & { readonly request: PickView }) {
  const cards = request.options.flatMap((option) => {
    const { card } = aboutOf(request, option);
    return card === null ? [] : [{ option, facts: commandFacts(card) }];
  });
  const { language } = table.settings;
  const shown = commandShown(table);
  return (
    <>
      <ul className="lg lg-hand" aria-label={WORDS.hand[language]}>
        {cards
          .toSorted((a, b) => a.facts.pipsInPlay - b.facts.pipsInPlay)
          .map(({ option, facts }) => (
            <li key={option.key}>
              <CommandCard table={table} option={option} facts={facts} />
            </li>
          ))}
      </ul>
      {shown && (
        <div className="lg lg-only-narrow lg-command-read" role="status">
          <CommandText facts={shown} language={language} />
          {table.draft.keys.length > 0 && <small>{WORDS.tapAgain[language]}</small>}
        </div>
      )}
    </>
  );
}

function CommandCard({ table, option, facts }: TableProps & { readonly option: Option; readonly facts: CommandFacts }) {
  const { language } = table.settings;
  const letter = table.letters.get(option.key);
  const isMarked = table.draft.keys.includes(option.key);
  const point = () => table.point({ kind: 'option', key: option.key });
  return (
    <button
      type="button"
      className={`lg-command ${isMarked ? 'is-marked' : ''}`}
      data-option={option.key}
      aria-keyshortcuts={letter}
      disabled={table.sending}
      onPointerEnter={point}
      onFocus={point}
      onClick={({ nativeEvent }) => choose(table, option.key, isTouch(nativeEvent))}
    >
      <Pips count={facts.pipsInPlay} />
      <span className="lg-command-name">{facts.name}</span>
      {facts.character !== '' && <span className="lg-command-of">{facts.character}</span>}
      <span className="lg-command-orders">{ordersText(facts, language)}</span>
      {letter && (
        <span className="lg-letter" aria-hidden="true">
          {letter.toUpperCase()}
        </span>
      )}
    </button>
  );
}

function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}
