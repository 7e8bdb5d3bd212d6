import { useState } from 'react';
import { useLanguage } from '../language.ts';
import type { Session, Snapshot } from '../session.ts';
import type { GameTable, TableModel } from '../ui.ts';
import { TABLE } from '../words.ts';
import { Guard } from './Guard.tsx';
import { seatName } from './seatName.ts';

/** What can be done once a match is over; what is absent is not offered. */
export interface GameOverActions {
  readonly rematch?: () => void;
  readonly replay?: () => void;
  readonly share?: () => Promise<void>;
  /** Shows that the dice were fair; of matches on a server. */
  readonly verify?: () => void;
  readonly home?: () => void;
}

interface GameOverProps {
  readonly snapshot: Snapshot;
  readonly table: TableModel;
  readonly parts: GameTable;
  readonly session: Session;
  readonly actions: GameOverActions;
}

/** The last word of a match, where the next decision would have been. */
export function GameOver({ snapshot, table, parts, session, actions }: GameOverProps) {
  const language = useLanguage();
  const [shared, setShared] = useState(false);
  const rematch = actions.rematch ?? session.powers.rematch;
  const { share, replay, verify, home } = actions;
  const rule = snapshot.outcome?.rule;
  const { Ending } = parts;
  return (
    <section className="dock is-over" aria-label={TABLE.result[language]}>
      <div className="dock-ask" data-scrolls>
        <p className="dock-sentence" aria-live="polite" data-testid="outcome">
          <Result snapshot={snapshot} shared={session.powers.takeScreen !== undefined} />
        </p>
        <p className="dock-about">
          {Ending ? null : <span>{TABLE.decisions(snapshot.decisions)[language]}</span>}
          {rule === undefined ? null : (
            <button type="button" className="why" onClick={() => table.openRule(rule)}>
              {TABLE.why[language]}
            </button>
          )}
        </p>
      </div>
      <div className="dock-tray" data-scrolls>
        {Ending ? (
          <Guard of={table.snapshot}>
            <Ending table={table} />
          </Guard>
        ) : null}
      </div>
      <div className="dock-options">
        <div className="options" data-scrolls>
          {rematch ? (
            <button type="button" className="option is-main" onClick={() => rematch()}>
              {TABLE.over.rematch[language]}
            </button>
          ) : null}
          {replay ? (
            <button type="button" className="option" onClick={replay}>
              {TABLE.over.replay[language]}
            </button>
          ) : null}
          {share ? (
            <button type="button" className="option" onClick={() => share().then(() => setShared(true))}>
              {(shared ? TABLE.over.shared : TABLE.over.share)[language]}
            </button>
          ) : null}
          {verify ? (
            <button type="button" className="option" onClick={verify}>
              {TABLE.over.verify[language]}
            </button>
          ) : null}
          {home ? (
            <button type="button" className="option" onClick={home}>
              {TABLE.over.home[language]}
            </button>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function Result({ snapshot, shared }: { readonly snapshot: Snapshot; readonly shared: boolean }) {
  const language = useLanguage();
  const winner = snapshot.outcome?.winner ?? null;
  if (winner === null) return TABLE.over.draw[language];
  if (shared || snapshot.viewer === 'spectator') return TABLE.over.winner(seatName(snapshot, winner))[language];
  return (winner === snapshot.viewer ? TABLE.over.won : TABLE.over.lost)[language];
}
