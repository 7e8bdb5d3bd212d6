import { useLanguage } from '@rangefinder/table';
import { VERIFY } from './words.ts';
import './page.css';
import { isObject, type MatchRecord, parseRecord } from '@rangefinder/kernel';
import { API, type Fairness } from '@rangefinder/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { Findings } from './Findings.tsx';

interface Fetched {
  readonly fairness: Fairness;
  readonly record: MatchRecord | null;
}

/** `/verify/:match`: whether the dice of a match were fair. */
export default function VerifyPage() {
  const language = useLanguage();
  const [id = ''] = (useParams()['*'] ?? '').split('/');
  const [fetched, setFetched] = useState<Fetched | 'not-found' | { readonly failed: string } | null>(null);
  useEffect(() => {
    setFetched(null);
    if (id === '') return;
    let wanted = true;
    fetchMatch(id).then(
      (match) => wanted && setFetched(match ?? 'not-found'),
      (error: unknown) => wanted && setFetched({ failed: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [id]);

  return (
    <PageFrame title={VERIFY.title[language]}>
      <p className="lead">{VERIFY.lead[language]}</p>
      <Ask key={id} id={id} />
      {id !== '' && fetched === null ? <p role="status">{VERIFY.loading[language]}</p> : null}
      {fetched === 'not-found' ? (
        <p className="notice is-bad" role="alert">
          {VERIFY.notFound[language]}
        </p>
      ) : null}
      {fetched && fetched !== 'not-found' && 'failed' in fetched ? (
        <p className="notice is-bad" role="alert">
          {VERIFY.unreachable(fetched.failed)[language]}
        </p>
      ) : null}
      {fetched && fetched !== 'not-found' && 'fairness' in fetched ? (
        <Findings id={id} fairness={fetched.fairness} record={fetched.record} />
      ) : null}
      <section className="verify-how">
        <h2>{VERIFY.how[language]}</h2>
        <ol>
          <li>{VERIFY.steps.one[language]}</li>
          <li>{VERIFY.steps.two[language]}</li>
          <li>{VERIFY.steps.three[language]}</li>
        </ol>
      </section>
    </PageFrame>
  );
}

function Ask({ id }: { readonly id: string }) {
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const match = asked.trim().split('/').at(-1) ?? '';
    if (match !== '') navigate(`/verify/${encodeURIComponent(match)}`);
  };
  return (
    <form className="verify-ask" onSubmit={submit}>
      <div className="field">
        <label htmlFor="verify-match">{VERIFY.enter[language]}</label>
        <input
          id="verify-match"
          className="input"
          spellCheck={false}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
      </div>
      <button type="submit" className="button is-main">
        {VERIFY.check[language]}
      </button>
    </form>
  );
}

/** What the server says of a match; null when it knows none. */
async function fetchMatch(id: string): Promise<Fetched | null> {
  const fairness = await fetch(`${API}/matches/${encodeURIComponent(id)}/fairness`);
  if (fairness.status === 404 || fairness.status === 400) return null;
  if (!fairness.ok) throw new Error(String(fairness.status));
  const record = await fetch(`${API}/matches/${encodeURIComponent(id)}/record`);
  return {
    fairness: parseFairness(await fairness.json()),
    record: record.ok ? parseRecord(await record.json()) : null,
  };
}

function parseFairness(raw: unknown): Fairness {
  if (!isObject(raw) || typeof raw.commitment !== 'string' || !Array.isArray(raw.words)) {
    throw new Error('The answer of the server is not understood.');
  }
  return {
    commitment: raw.commitment,
    words: raw.words.map((word: unknown) => (typeof word === 'string' ? word : null)),
    secret: typeof raw.secret === 'string' ? raw.secret : null,
  };
}
