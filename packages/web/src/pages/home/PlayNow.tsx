import type { Seat } from '@rangefinder/kernel';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { loadGame, loadGameUi } from '../../games.ts';
import { playNow } from '../../sessions/start.ts';

/** The sides of the card game, with the seat that plays each. */
const CARD_SIDES = [
  { side: 'light', seat: 1 },
  { side: 'dark', seat: 0 },
] as const;

/** One click to the table: of X-Wing, or, more quietly, of a side of the card game. */
export function PlayNow() {
  const t = useTranslations('home');
  const label = useId();
  const [, go] = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const play = async (id: string, seat: Seat = 0) => {
    setBusy(id);
    setProblem(null);
    try {
      const [game] = await Promise.all([loadGame(id), loadGameUi(id)]);
      go(`/play/${await playNow(game, seat)}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(null);
    }
  };
  return (
    <div className="play-now">
      <div className="row">
        <button
          type="button"
          className="button is-main is-large"
          disabled={busy !== null}
          onClick={() => play('xwing2')}
          onPointerEnter={() => fetchAhead('xwing2')}
        >
          <PlayIcon />
          {t(busy === 'xwing2' ? 'starting' : 'playNow')}
        </button>
        <fieldset
          className="play-cards"
          aria-labelledby={label}
          disabled={busy !== null}
          onPointerEnter={() => fetchAhead('swccg')}
        >
          <span id={label}>{t(busy === 'swccg' ? 'starting' : 'playCards')}</span>
          {CARD_SIDES.map(({ side, seat }) => (
            <button key={side} type="button" className="button" onClick={() => play('swccg', seat)}>
              {t(`cardSides.${side}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <p className="soft">
        {problem === null ? t('playNowHint') : <span role="alert">{t('failed', { problem })}</span>}
      </p>
    </div>
  );
}

/** The game is on its way before the click. */
function fetchAhead(id: string): void {
  Promise.all([loadGame(id), loadGameUi(id)]).catch(() => undefined);
}

function PlayIcon() {
  return (
    <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
      <path d="M6 3.5v13l10.5-6.5Z" fill="currentColor" />
    </svg>
  );
}
