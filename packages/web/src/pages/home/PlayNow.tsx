import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { loadGame, loadGameUi } from '../../games.ts';
import { playNow } from '../../sessions/start.ts';

/** One click to the table. */
export function PlayNow() {
  const t = useTranslations('home');
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const play = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const [game] = await Promise.all([loadGame('xwing2'), loadGameUi('xwing2')]);
      go(`/play/${await playNow(game)}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <div className="play-now">
      <button
        type="button"
        className="button is-main is-large"
        disabled={busy}
        onClick={play}
        onPointerEnter={fetchAhead}
      >
        <PlayIcon />
        {busy ? t('starting') : t('playNow')}
      </button>
      <p className="soft">
        {problem === null ? t('playNowHint') : <span role="alert">{t('failed', { problem })}</span>}
      </p>
    </div>
  );
}

/** The game is on its way before the click. */
function fetchAhead(): void {
  Promise.all([loadGame('xwing2'), loadGameUi('xwing2')]).catch(() => undefined);
}

function PlayIcon() {
  return (
    <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
      <path d="M6 3.5v13l10.5-6.5Z" fill="currentColor" />
    </svg>
  );
}
