import type { MatchSummary } from '@rangefinder/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageFrame } from '../../frame/PageFrame.tsx';

/** Until the other player sits down: the link to send, and who is there. */
export function WaitingRoom({ summary, lost }: { readonly summary: MatchSummary | null; readonly lost: boolean }) {
  const t = useTranslations('match');
  const tt = useTranslations('table');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
  };
  return (
    <PageFrame title={t('waitTitle')}>
      {lost ? (
        <p className="notice is-bad" role="status">
          {tt('lost')}
        </p>
      ) : null}
      <p className="lead">{t(summary?.access === 'open' ? 'waitOpen' : 'waitLink')}</p>
      <div className="card" style={{ maxWidth: 640 }}>
        <div className="field">
          <label htmlFor="invite">{t('invite')}</label>
          <input
            id="invite"
            className="input"
            readOnly
            value={location.href}
            onFocus={(event) => event.target.select()}
            data-testid="invite-link"
          />
        </div>
        <button type="button" className="button is-main" onClick={copy}>
          {t(copied ? 'copied' : 'copy')}
        </button>
        {summary ? (
          <>
            <h2 className="waiting-seats">{t('seats')}</h2>
            <ul>
              {summary.players.map(({ name, kind, list }, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list
                <li key={seat}>
                  {kind === 'empty' ? tt('emptySeat') : name}
                  {list === null ? '' : ` · ${list}`}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </PageFrame>
  );
}
