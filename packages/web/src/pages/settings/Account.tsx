import type { Me } from '@rangefinder/protocol';
import { useLanguage } from '@rangefinder/table';
import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { useProblemText } from '../../useProblemText.ts';
import { SETTINGS } from './words.ts';

/** Who one is on the server: a guest, or somebody with a name and a password. */
export function Account() {
  const language = useLanguage();
  const say = useProblemText();
  const [me, setMe] = useState<Me | 'offline' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    api.me().then(setMe, () => setMe('offline'));
  }, []);
  const attempt = (doing: Promise<Me>) => {
    setProblem(null);
    doing.then(setMe, (error: unknown) => setProblem(say(error)));
  };
  if (me === null) return null;
  if (me === 'offline') return <p className="soft">{SETTINGS.noServer[language]}</p>;
  return (
    <>
      <p>{SETTINGS[me.guest ? 'guest' : 'known'](me.name)[language]}</p>
      {me.guest ? (
        <NameForm
          onClaim={(name, word) => attempt(api.register(name, word))}
          onLogin={(name, word) => attempt(api.login(name, word))}
        />
      ) : (
        <button type="button" className="button" onClick={() => attempt(api.logout())}>
          {SETTINGS.logout[language]}
        </button>
      )}
      {problem === null ? null : (
        <p className="notice is-bad" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

interface NameFormProps {
  onClaim(name: string, password: string): void;
  onLogin(name: string, password: string): void;
}

function NameForm({ onClaim, onLogin }: NameFormProps) {
  const language = useLanguage();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const claim = (event: FormEvent) => {
    event.preventDefault();
    onClaim(name, password);
  };
  return (
    <form onSubmit={claim}>
      <div className="field">
        <label htmlFor="account-name">{SETTINGS.name[language]}</label>
        <input
          id="account-name"
          className="input"
          autoComplete="username"
          minLength={2}
          maxLength={30}
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor="account-password">{SETTINGS.password[language]}</label>
        <input
          id="account-password"
          className="input"
          type="password"
          autoComplete="current-password"
          minLength={8}
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <p className="row">
        <button type="submit" className="button is-main">
          {SETTINGS.claim[language]}
        </button>
        <button
          type="button"
          className="button"
          disabled={name === '' || password.length < 8}
          onClick={() => onLogin(name, password)}
        >
          {SETTINGS.login[language]}
        </button>
      </p>
    </form>
  );
}
