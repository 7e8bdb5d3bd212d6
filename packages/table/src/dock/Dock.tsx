import { useLanguage } from '../language.ts';
import { TABLE } from '../words.ts';
import './dock.css';
import type { RequestView } from '@rangefinder/kernel';
import { useEffect, useRef } from 'react';
import type { Refusal } from '../session.ts';
import { Guard } from '../shell/Guard.tsx';
import { seatName } from '../shell/seatName.ts';
import { Unbroken } from '../Unbroken.tsx';
import type { GameTable, TableModel } from '../ui.ts';
import { OtherWaySwitch } from './OtherWaySwitch.tsx';
import { PickOptions } from './PickOptions.tsx';
import { PlaceOptions } from './PlaceOptions.tsx';
import { isSingle } from './picking.ts';
import { RefusedOptions } from './RefusedOptions.tsx';

interface DockProps {
  readonly table: TableModel;
  readonly parts: GameTable;
  readonly refusal: Refusal | null;
}

/** The next decision: one sentence, what it is about, and buttons that say what they do. */
export function Dock({ table, parts, refusal }: DockProps) {
  const language = useLanguage();
  const { request, thinking } = table.snapshot;
  const { Tray } = parts;
  const dock = useKeptFocus(request);
  return (
    <section
      ref={dock}
      tabIndex={-1}
      className={request ? 'dock is-asked' : 'dock'}
      aria-label={TABLE.dock[language]}
      data-request-topic={request?.topic ?? ''}
      aria-busy={table.sending || thinking}
    >
      {thinking && !request ? <span className="dock-thinking" aria-hidden="true" /> : null}
      <div className="dock-ask" data-scrolls>
        <p className="dock-sentence" aria-live="polite">
          {request ? <Unbroken text={table.words.request(request)} /> : <Waiting table={table} />}
        </p>
        {request ? <About request={request} table={table} refusal={refusal} /> : null}
      </div>
      <div className="dock-tray" data-scrolls>
        <Guard of={table.snapshot}>
          <Tray table={table} />
        </Guard>
      </div>
      {request ? (
        <div className="dock-options">
          {request.kind === 'pick' ? (
            <PickOptions request={request} table={table} parts={parts} />
          ) : (
            <PlaceOptions request={request} table={table} parts={parts} />
          )}
          {table.otherWay || request.refused.length > 0 ? (
            <div className="dock-foot">
              <OtherWaySwitch table={table} />
              <RefusedOptions key={table.snapshot.decisions} request={request} table={table} />
            </div>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

/**
 * An answer takes its button away; whoever works by keyboard goes on in the dock instead of at the top of the page.
 */
function useKeptFocus(request: RequestView | null) {
  const dock = useRef<HTMLElement>(null);
  const had = useRef(false);
  useEffect(() => {
    const note = () => {
      had.current = dock.current?.contains(document.activeElement) ?? false;
    };
    addEventListener('keydown', note, { capture: true });
    addEventListener('pointerdown', note, { capture: true });
    return () => {
      removeEventListener('keydown', note, { capture: true });
      removeEventListener('pointerdown', note, { capture: true });
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the question changes
  useEffect(() => {
    if (had.current && document.activeElement === document.body) dock.current?.focus({ preventScroll: true });
  }, [request]);
  return dock;
}

/** How many to choose, why it is asked, and what was wrong with the last try. */
function About({
  request,
  table,
  refusal,
}: {
  readonly request: RequestView;
  readonly table: TableModel;
  readonly refusal: Refusal | null;
}) {
  const language = useLanguage();
  const many = request.kind === 'pick' && !isSingle(request);
  return (
    <p className="dock-about">
      {many ? (
        <span>
          {TABLE.chooseRange(request.min, request.max)[language]}
          {' · '}
          {TABLE.chosen(table.draft.keys.length)[language]}
        </span>
      ) : null}
      <button type="button" className="why" onClick={() => table.openRule(request.rule)}>
        {TABLE.whatNow[language]}
      </button>
      {refusal ? (
        <span className="dock-refusal" role="alert">
          {table.words.refusal(refusal)}{' '}
          <button type="button" className="why" onClick={() => table.openRule(refusal.rule)}>
            {TABLE.why[language]}
          </button>
        </span>
      ) : null}
    </p>
  );
}

/** For whom the table waits, and with which question. */
function Waiting({ table }: { readonly table: TableModel }) {
  const language = useLanguage();
  const nameOf = (seat: number) => seatName(table.snapshot, seat);
  const { viewer, waitingFor } = table.snapshot;
  const [first] = waitingFor;
  if (!first) return TABLE.watching[language];
  const { seat, topic, rule } = first;
  const question = table.words.request({ kind: 'pick', seat, topic, rule, options: [], min: 0, max: 0, refused: [] });
  return (
    <>
      {viewer === 'spectator' ? <span className="dock-watching">{TABLE.watching[language]}</span> : null}
      {TABLE.waitingFor(nameOf(seat))[language]}
      <span className="dock-question">{question}</span>
    </>
  );
}
