import type { Me } from '@rangefinder/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../api.ts';
import { useProblemText } from '../../useProblemText.ts';

/** Who one is on the server: a guest, or somebody with a name and a password. */
export function Account() {
  const t = useTranslations('settings');
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
  if (me === 'offline') return <p className="soft">{t('noServer')}</p>;
  return (
    <>
      <p>{t(me.guest ? 'guest' : 'known', { name: me.name })}</p>
      {me.guest ? (
        <NameForm
          onClaim={(name, word) => attempt(api.register(name, word))}
          onLogin={(name, word) => attempt(api.login(name, word))}
        />
      ) : (
        <button type="button" className="button" onClick={() => attempt(api.logout())}>
          {t('logout')}
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
  const t = useTranslations('settings');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const claim = (event: FormEvent) => {
    event.preventDefault();
    onClaim(name, password);
  };
  return (
    <form onSubmit={claim}>
      <div className="field">
        <label htmlFor="account-name">{t('name')}</label>
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
        <label htmlFor="account-password">{t('password')}</label>
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
          {t('claim')}
        </button>
        <button
          type="button"
          className="button"
          disabled={name === '' || password.length < 8}
          onClick={() => onLogin(name, password)}
        >
          {t('login')}
        </button>
      </p>
    </form>
  );
}
