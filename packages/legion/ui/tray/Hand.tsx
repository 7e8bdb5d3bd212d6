import type { Option, RequestView } from '@rangefinder/kernel';
import { choose } from '@rangefinder/table';
import type { CommandFacts } from '../../src/card.ts';
import { commandFacts } from '../../src/cards/catalog.ts';
import type { TableProps } from '../model.ts';
import { aboutOf } from '../options.ts';
import { ordersText } from '../orders.ts';
import { Pips } from '../side/Commands.tsx';
import { WORDS } from '../words.ts';

type PickView = Extract<RequestView, { readonly kind: 'pick' }>;

/** The command cards one may choose from, fewest pips first. */
export function Hand({ table, request }: TableProps & { readonly request: PickView }) {
  const cards = request.options.flatMap((option) => {
    const { card } = aboutOf(request, option);
    return card === null ? [] : [{ option, facts: commandFacts(card) }];
  });
  return (
    <ul className="lg lg-hand" aria-label={WORDS.hand[table.settings.language]}>
      {cards
        .toSorted((a, b) => a.facts.pipsInPlay - b.facts.pipsInPlay)
        .map(({ option, facts }) => (
          <li key={option.key}>
            <CommandCard table={table} option={option} facts={facts} />
          </li>
        ))}
    </ul>
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
      title={facts.text[language]}
      onPointerEnter={point}
      onFocus={point}
      onClick={() => choose(table, option.key, false)}
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
