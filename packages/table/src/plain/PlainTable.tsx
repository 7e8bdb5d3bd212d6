import { useLanguage } from '../language.ts';
import { TABLE } from '../words.ts';
import './plain.css';
import { isObject, type Pose } from '@rangefinder/kernel';
import type { GameTable, TableModel } from '../ui.ts';

interface Part {
  readonly table: TableModel;
}

/** A table for games that draw none: what can be seen as words and numbers, and the dock. */
export const plainTable: GameTable = {
  Status: PlainStatus,
  Board: PlainBoard,
  Side: PlainSide,
  Preview: () => null,
  Tray: () => null,
  drawsOptions: () => false,
  piecesOf: () => [],
  likely: () => null,
  worthTelling: () => true,
  duration: () => 0,
};

/** The parts of a view: bare numbers for the top line, what each seat has for the sides, everything else for the board. */
function partsOf({ view, seats }: TableModel['snapshot']) {
  const entries = isObject(view) ? Object.entries(view) : [];
  const isNumber = ([, value]: readonly [string, unknown]) => typeof value === 'number';
  const isBySeat = ([, value]: readonly [string, unknown]) =>
    Array.isArray(value) && value.length === seats.length && value.every(isObject);
  // One list with an entry for each seat is what the seats have; a second one may have that length by chance.
  const bySeat = entries.find(isBySeat);
  return {
    numbers: entries.filter(isNumber),
    bySeat,
    others: entries.filter((entry) => !isNumber(entry) && entry !== bySeat),
  };
}

function PlainStatus({ table }: Part) {
  return (
    <p className="plain-status">
      {partsOf(table.snapshot).numbers.map(([key, value]) => (
        <span key={key}>
          {spaced(key)} <b>{String(value)}</b>
        </span>
      ))}
    </p>
  );
}

function PlainBoard({ table }: Part) {
  const language = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className="plain-board" aria-label={TABLE.plain.about[language]} tabIndex={0}>
      <Value value={Object.fromEntries(partsOf(table.snapshot).others)} />
    </section>
  );
}

function PlainSide({ table, seat }: Part & { readonly seat: number }) {
  const values = partsOf(table.snapshot).bySeat?.[1];
  return <div className="plain-side">{Array.isArray(values) ? <Value value={values[seat]} /> : null}</div>;
}

/** Any plain value: objects as definition lists, lists as lists. */
function Value({ value }: { readonly value: unknown }) {
  const language = useLanguage();
  if (value === null || value === undefined) return <span className="plain-none">–</span>;
  if (typeof value === 'boolean') return (value ? TABLE.plain.yes : TABLE.plain.no)[language];
  if (Array.isArray(value)) return <ValueList values={value} />;
  if (isPose(value)) return `${value.x}, ${value.y} · ${value.heading}°`;
  if (isObject(value)) {
    return (
      <dl className="plain-list">
        {Object.entries(value).map(([key, item]) => (
          <div key={key}>
            <dt>{spaced(key)}</dt>
            <dd>
              <Value value={item} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return String(value);
}

function ValueList({ values }: { readonly values: readonly unknown[] }) {
  const language = useLanguage();
  if (values.length === 0) return <span className="plain-none">{TABLE.plain.empty[language]}</span>;
  if (values.every((value) => typeof value === 'string' || typeof value === 'number')) return values.join(', ');
  return (
    <ol className="plain-items">
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is all that names an item here
        <li key={index}>
          <Value value={value} />
        </li>
      ))}
    </ol>
  );
}

function isPose(value: unknown): value is Pose {
  return isObject(value) && Object.keys(value).length === 3 && ['x', 'y', 'heading'].every((key) => key in value);
}

/** `cardsLeft` as "cards left". */
function spaced(key: string): string {
  return key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
