import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { loadGame, loadGameUi } from '../../games.ts';
import { playNow } from '../../sessions/start.ts';

/** One click to the table: of X-Wing, or, more quietly, of the card game. */
export function PlayNow() {
  const t = useTranslations('home');
  const [, go] = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const play = async (id: string) => {
    setBusy(id);
    setProblem(null);
    try {
      const [game] = await Promise.all([loadGame(id), loadGameUi(id)]);
      go(`/play/${await playNow(game)}`);
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
        <button
          type="button"
          className="button play-cards"
          disabled={busy !== null}
          onClick={() => play('swccg')}
          onPointerEnter={() => fetchAhead('swccg')}
        >
          {t(busy === 'swccg' ? 'starting' : 'playCards')}
        </button>
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
