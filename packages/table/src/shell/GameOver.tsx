import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Session, Snapshot } from '../session.ts';
import { useSeatName } from './seatName.ts';

/** What can be done once a match is over; what is absent is not offered. */
export interface GameOverActions {
  readonly rematch?: () => void;
  readonly replay?: () => void;
  readonly share?: () => Promise<void>;
  readonly home?: () => void;
}

interface GameOverProps {
  readonly snapshot: Snapshot;
  readonly session: Session;
  readonly actions: GameOverActions;
}

/** The last word of a match, where the next decision would have been. */
export function GameOver({ snapshot, session, actions }: GameOverProps) {
  const t = useTranslations('table');
  const [shared, setShared] = useState(false);
  const rematch = actions.rematch ?? session.powers.rematch;
  const { share, replay, home } = actions;
  return (
    <section className="dock is-over" aria-label={t('result')}>
      <div className="dock-ask">
        <p className="dock-sentence" aria-live="polite" data-testid="outcome">
          <Result snapshot={snapshot} />
        </p>
        <p className="dock-about">{t('over.decisions', { count: snapshot.decisions })}</p>
      </div>
      <div className="dock-tray" />
      <div className="dock-options">
        <div className="options">
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

function Result({ snapshot }: { readonly snapshot: Snapshot }) {
  const t = useTranslations('table');
  const nameOf = useSeatName(snapshot);
  const winner = snapshot.outcome?.winner ?? null;
  if (winner === null) return t('over.draw');
  const humans = snapshot.seats.filter(({ kind }) => kind === 'human').length;
  const playing = snapshot.viewer !== 'spectator' && humans > 0;
  if (!playing || (humans > 1 && snapshot.seats[winner]?.name === ''))
    return t('over.winner', { name: nameOf(winner) });
  return t(winner === snapshot.viewer ? 'over.won' : 'over.lost');
}
