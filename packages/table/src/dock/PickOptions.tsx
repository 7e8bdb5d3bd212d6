import type { Option, RequestView } from '@rangefinder/kernel';
import { useLanguage } from '../language.ts';
import type { GameTable, TableModel } from '../ui.ts';
import { TABLE } from '../words.ts';
import { OptionButton } from './OptionButton.tsx';
import { isComplete, isSingle, likelyFirst, withMark } from './picking.ts';

type PickView = Extract<RequestView, { kind: 'pick' }>;

interface PickProps {
  readonly request: PickView;
  readonly table: TableModel;
  readonly parts: GameTable;
}

/** The buttons of a choice. One of them answers at once; several are marked and then confirmed. */
export function PickOptions({ request, table, parts }: PickProps) {
  const single = isSingle(request);
  const likely = parts.likely(request, table.snapshot.view);
  const options = likelyFirst(parts.ordered?.(request, table.snapshot.view) ?? request.options, likely);
  const drawn = parts.drawsOptions(request);
  const textOf = (option: Option) => table.words.option(request, table.otherWay?.named.get(option.key) ?? option);
  const button = (option: Option) => (
    <OptionButton
      key={option.key}
      table={table}
      option={option.key}
      text={textOf(option)}
      note={parts.effect?.(request, option, table.snapshot.view, table.settings.language) ?? null}
      main={single && option.key === likely}
      {...(single ? {} : { marked: table.draft.keys.includes(option.key) })}
      onChoose={() =>
        single ? table.submit(option.key) : table.mark(withMark(table.draft.keys, option.key, request.max))
      }
    />
  );
  return (
    <>
      {drawn ? null : (
        <div className={classOf(options.map(textOf), table.otherWay?.on ?? false)} data-scrolls>
          {options.map(button)}
        </div>
      )}
      {single ? null : <Confirm request={request} table={table} parts={parts} />}
    </>
  );
}

/** Names this short fit two beside each other in a narrow dock. */
const SHORT = 40;

/** More letters than this need more than two rows of large buttons. */
const LONG = 100;

/** Of many choices, or long ones, the list is easier to see through when each takes less room. */
function classOf(texts: readonly string[], otherWay: boolean): string {
  const many = texts.length > 6 || otherWay || (texts.length > 3 && texts.join('').length > LONG);
  const short = texts.every((text) => text.length <= SHORT);
  return `options${many ? ' is-many' : ''}${many && short ? ' is-short' : ''}`;
}

function Confirm({ request, table, parts }: PickProps) {
  const language = useLanguage();
  const { keys } = table.draft;
  const { min, max } = request;
  return (
    <div className="options is-last">
      {keys.length > 0 ? (
        <button type="button" className="option is-quiet" onClick={() => table.mark([])}>
          {TABLE.clear[language]}
        </button>
      ) : null}
      <button
        type="button"
        className="option is-main"
        data-option="confirm"
        disabled={table.sending || !isComplete(request, keys)}
        onClick={() => table.submit([...keys])}
      >
        {keys.length === 0 && min > 0
          ? TABLE.chooseRange(min, max)[language]
          : (parts.confirm?.(request, keys.length, table.settings.language) ??
            TABLE.confirmCount(keys.length)[language])}
      </button>
    </div>
  );
}
