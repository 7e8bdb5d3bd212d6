import type { MatchSummary } from '@rangefinder/protocol';
import { type GameUi, useSeatNames } from '@rangefinder/table';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { api } from '../../api.ts';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { NameField, useGuestName } from './GuestName.tsx';
import { Terms } from './Terms.tsx';
import { useAttempt } from './useAttempt.ts';

interface WaitingRoomProps {
  readonly summary: MatchSummary | null;
  readonly ui: GameUi;
  /** Whether one sits at the table, or only looks on. */
  readonly seated: boolean;
  readonly lost: boolean;
}

/** Until the other player sits down: what is played, the link to send, and who is there. */
export function WaitingRoom({ summary, ui, seated, lost }: WaitingRoomProps) {
  const t = useTranslations('match');
  const tt = useTranslations('table');
  return (
    <PageFrame title={t(seated ? 'waitTitle' : 'waitWatching')}>
      {lost ? (
        <p className="notice is-bad" role="status">
          {tt('lost')}
        </p>
      ) : null}
      <p className="lead">{t(!seated ? 'waitWatch' : summary?.access === 'open' ? 'waitOpen' : 'waitLink')}</p>
      <div className="card waiting">
        {seated ? <Invitation /> : null}
        {summary ? (
          <Terms summary={summary} ui={ui}>
            <Seats summary={summary} />
          </Terms>
        ) : null}
        {seated ? <OwnName /> : null}
        {seated && summary ? <Cancel id={summary.id} /> : null}
      </div>
    </PageFrame>
  );
}

function Invitation() {
  const t = useTranslations('match');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
  };
  return (
    <div className="field">
      <label htmlFor="invite">{t('invite')}</label>
      <div className="waiting-line">
        <input
          id="invite"
          className="input"
          readOnly
          value={location.href}
          onFocus={(event) => event.target.select()}
          data-testid="invite-link"
        />
        <button type="button" className="button is-main" onClick={copy}>
          {t(copied ? 'copied' : 'copy')}
        </button>
      </div>
    </div>
  );
}

/** Who sits where. */
function Seats({ summary }: { readonly summary: MatchSummary }) {
  const t = useTranslations('match');
  const names = useSeatNames(summary.players);
  return (
    <>
      <dt>{t('seats')}</dt>
      <dd>
        <ul>
          {summary.players.map(({ list }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list
            <li key={seat}>
              {names[seat]}
              {list === null ? null : <span className="soft">{list}</span>}
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}

/** What the other player will call one. */
function OwnName() {
  const t = useTranslations('match');
  const name = useGuestName();
  const { busy, problem, run } = useAttempt();
  const [saved, setSaved] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await name.save();
      setSaved(true);
    });
  };
  if (!name.guest) return null;
  return (
    <form onSubmit={save} onChange={() => setSaved(false)}>
      <div className="waiting-line">
        <NameField name={name} />
        <button type="submit" className="button" disabled={busy}>
          {t(saved ? 'nameSaved' : 'nameSave')}
        </button>
      </div>
      {problem === null ? null : (
        <p className="notice is-bad" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

function Cancel({ id }: { readonly id: string }) {
  const t = useTranslations('match');
  const [, go] = useLocation();
  const { busy, problem, run } = useAttempt();
  const cancel = () =>
    run(async () => {
      await api.cancel(id);
      go('/');
    });
  return (
    <>
      {problem === null ? null : (
        <p className="notice is-bad" role="alert">
          {problem}
        </p>
      )}
      <button type="button" className="button is-quiet" disabled={busy} onClick={cancel}>
        {t('cancel')}
      </button>
    </>
  );
}
