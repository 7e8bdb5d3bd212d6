import { useLanguage } from '../language.ts';
import { TABLE } from '../words.ts';
import './log.css';
import { memo, useEffect, useMemo, useRef } from 'react';
import { Unbroken } from '../Unbroken.tsx';
import type { GameTable, TableModel } from '../ui.ts';
import { headingOf, type Line, shortLines } from './lines.ts';

interface LogProps {
  readonly table: TableModel;
  readonly parts: GameTable;
  readonly full: boolean;
  onFull(full: boolean): void;
}

/** Everything that happened, each line with its rule. Lines that the board is still to show wait for it. */
export function Log({ table, parts, full, onFull }: LogProps) {
  const language = useLanguage();
  const { events } = table.snapshot;
  const shown = events.length - (table.playing?.next.length ?? 0);
  const lines = useMemo(() => {
    const all = events.slice(0, shown).map((seen, index): Line => ({ index, seen }));
    return full ? all : shortLines(all, ({ event }) => parts.worthTelling(event));
  }, [events, shown, full, parts]);
  const end = useStickToEnd(lines.length);
  return (
    <section className="log" aria-label={TABLE.log[language]}>
      <header className="log-head">
        <h2>{TABLE.log[language]}</h2>
        <fieldset className="log-length">
          <legend className="hidden">{TABLE.logLength[language]}</legend>
          <button type="button" aria-pressed={!full} onClick={() => onFull(false)}>
            {TABLE.logShort[language]}
          </button>
          <button type="button" aria-pressed={full} onClick={() => onFull(true)}>
            {TABLE.logFull[language]}
          </button>
        </fieldset>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol className="log-lines" ref={end} tabIndex={0} aria-label={TABLE.log[language]}>
        {lines.length === 0 ? <li className="log-empty">{TABLE.logEmpty[language]}</li> : null}
        {lines.map((line) => (
          <LogLine key={line.index} {...line} words={table.words} point={table.point} openRule={table.openRule} />
        ))}
      </ol>
    </section>
  );
}

type LogLineProps = Line & Pick<TableModel, 'words' | 'point' | 'openRule'>;

/** One line, drawn once: hundreds of others stand above it by the end of a match, and none of them changes. */
const LogLine = memo(({ index, seen, words, point, openRule }: LogLineProps) => {
  const language = useLanguage();
  const text = words.event(seen.event);
  const heading = headingOf(seen);
  const pointAtIt = () => point({ kind: 'event', index });
  return (
    <li
      className={heading ? `log-${heading}` : 'log-line'}
      onPointerEnter={pointAtIt}
      onPointerLeave={() => point(null)}
    >
      <span>
        <Unbroken text={text} />
      </span>
      <button
        type="button"
        className="why"
        aria-label={TABLE.whyOf(text)[language]}
        onFocus={pointAtIt}
        onClick={() => openRule(seen.event.rule)}
      >
        {TABLE.why[language]}
      </button>
    </li>
  );
});

/** Keeps the newest line in sight, unless somebody reads further up. */
function useStickToEnd(length: number) {
  const list = useRef<HTMLOListElement>(null);
  const stuck = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let top = element.scrollTop;
    const note = () => {
      // Lines that came in the meantime leave a gap below as well: only scrolling up is reading.
      if (element.scrollHeight - element.scrollTop - element.clientHeight < 40) stuck.current = true;
      else if (element.scrollTop < top) stuck.current = false;
      top = element.scrollTop;
    };
    element.addEventListener('scroll', note, { passive: true });
    // The preview above comes and goes, and with it the room for the log.
    const size = new ResizeObserver(() => {
      if (stuck.current) element.scrollTop = element.scrollHeight;
    });
    size.observe(element);
    return () => {
      element.removeEventListener('scroll', note);
      size.disconnect();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a line is added
  useEffect(() => {
    if (stuck.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [length]);
  return list;
}
