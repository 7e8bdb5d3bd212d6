import './plain.css';
import { isObject } from '@rangefinder/kernel';
import { useTranslations } from 'use-intl';
import { seatName } from '../shell/seatName.ts';
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

/** Numbers at the top of the view (round, cards left) as a line. */
function PlainStatus({ table }: Part) {
  const { view } = table.snapshot;
  const numbers = isObject(view) ? Object.entries(view).filter(([, value]) => typeof value === 'number') : [];
  return (
    <p className="plain-status">
      {numbers.map(([key, value]) => (
        <span key={key}>
          {spaced(key)} <b>{String(value)}</b>
        </span>
      ))}
    </p>
  );
}

function PlainBoard({ table }: Part) {
  const t = useTranslations('table');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className="plain-board" aria-label={t('plain.about')} tabIndex={0}>
      <Value value={table.snapshot.view} />
    </section>
  );
}

function PlainSide({ table, seat }: Part & { readonly seat: number }) {
  const nameOf = (seat: number) => seatName(table.snapshot, seat);
  return <p className="plain-side">{nameOf(seat)}</p>;
}

/** Any plain value: objects as definition lists, lists as lists. */
function Value({ value }: { readonly value: unknown }) {
  const t = useTranslations('table');
  if (value === null || value === undefined) return <span className="plain-none">{t('plain.hidden')}</span>;
  if (typeof value === 'boolean') return t(value ? 'plain.yes' : 'plain.no');
  if (Array.isArray(value)) return <ValueList values={value} />;
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
  const t = useTranslations('table');
  if (values.length === 0) return <span className="plain-none">{t('plain.empty')}</span>;
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

/** `cardsLeft` as "cards left". */
function spaced(key: string): string {
  return key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
