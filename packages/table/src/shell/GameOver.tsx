import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Session, Snapshot } from '../session.ts';
import type { GameTable, TableModel } from '../ui.ts';
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
  const t = useTranslations('table');
  const [shared, setShared] = useState(false);
  const rematch = actions.rematch ?? session.powers.rematch;
  const { share, replay, verify, home } = actions;
  const rule = snapshot.outcome?.rule;
  const { Ending } = parts;
  return (
    <section className="dock is-over" aria-label={t('result')}>
      <div className="dock-ask" data-scrolls>
        <p className="dock-sentence" aria-live="polite" data-testid="outcome">
          <Result snapshot={snapshot} shared={session.powers.takeScreen !== undefined} />
        </p>
        <p className="dock-about">
          {Ending ? null : <span>{t('over.decisions', { count: snapshot.decisions })}</span>}
          {rule === undefined ? null : (
            <button type="button" className="why" onClick={() => table.openRule(rule)}>
              {t('why')}
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
              {t('over.rematch')}
            </button>
          ) : null}
          {replay ? (
            <button type="button" className="option" onClick={replay}>
              {t('over.replay')}
            </button>
          ) : null}
          {share ? (
            <button type="button" className="option" onClick={() => share().then(() => setShared(true))}>
              {t(shared ? 'over.shared' : 'over.share')}
            </button>
          ) : null}
          {verify ? (
            <button type="button" className="option" onClick={verify}>
              {t('over.verify')}
            </button>
          ) : null}
          {home ? (
            <button type="button" className="option" onClick={home}>
              {t('over.home')}
            </button>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function Result({ snapshot, shared }: { readonly snapshot: Snapshot; readonly shared: boolean }) {
  const t = useTranslations('table');
  const winner = snapshot.outcome?.winner ?? null;
  if (winner === null) return t('over.draw');
  if (shared || snapshot.viewer === 'spectator') return t('over.winner', { name: seatName(snapshot, winner) });
  return t(winner === snapshot.viewer ? 'over.won' : 'over.lost');
}
