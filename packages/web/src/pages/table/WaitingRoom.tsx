import type { MatchSummary } from '@rangefinder/protocol';
import { type GameUi, TABLE, useLanguage, useSeatNames } from '@rangefinder/table';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../api.ts';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { NameField, useGuestName } from './GuestName.tsx';
import { Terms } from './Terms.tsx';
import { useAttempt } from './useAttempt.ts';
import { MATCH } from './words.ts';

interface WaitingRoomProps {
  readonly summary: MatchSummary | null;
  readonly ui: GameUi;
  /** Whether one sits at the table, or only looks on. */
  readonly seated: boolean;
  readonly lost: boolean;
}

/** Until the other player sits down: what is played, the link to send, and who is there. */
export function WaitingRoom({ summary, ui, seated, lost }: WaitingRoomProps) {
  const language = useLanguage();
  return (
    <PageFrame title={MATCH[seated ? 'waitTitle' : 'waitWatching'][language]}>
      {lost ? (
        <p className="notice is-bad" role="status">
          {TABLE.lost[language]}
        </p>
      ) : null}
      <p className="lead">
        {MATCH[!seated ? 'waitWatch' : summary?.access === 'open' ? 'waitOpen' : 'waitLink'][language]}
      </p>
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
  const language = useLanguage();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
  };
  return (
    <div className="field">
      <label htmlFor="invite">{MATCH.invite[language]}</label>
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
          {MATCH[copied ? 'copied' : 'copy'][language]}
        </button>
      </div>
    </div>
  );
}

/** Who sits where. */
function Seats({ summary }: { readonly summary: MatchSummary }) {
  const language = useLanguage();
  const names = useSeatNames(summary.players);
  return (
    <>
      <dt>{MATCH.seats[language]}</dt>
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
  const language = useLanguage();
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
          {MATCH[saved ? 'nameSaved' : 'nameSave'][language]}
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
  const language = useLanguage();
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
        {MATCH.cancel[language]}
      </button>
    </>
  );
}
