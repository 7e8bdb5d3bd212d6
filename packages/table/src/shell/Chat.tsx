import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ChatLine, Session } from '../session.ts';

/** Words between the players. */
export function Chat({ session, chat }: { readonly session: Session; readonly chat: readonly ChatLine[] }) {
  const t = useTranslations('table');
  const [text, setText] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    const refusal = await session.powers.chat?.(said);
    if (!refusal) setText('');
  };
  return (
    <section className="chat" aria-label={t('chat')}>
      <ul aria-live="polite">
        {chat.length === 0 ? <li className="log-empty">{t('chatEmpty')}</li> : null}
        {chat.map((line) => (
          <li key={`${line.at}-${line.from}`}>
            <b>{line.from}</b> {line.text}
          </li>
        ))}
      </ul>
      <form onSubmit={send}>
        <input
          className="chat-input"
          aria-label={t('chatSay')}
          placeholder={t('chatSay')}
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="option">
          {t('chatSend')}
        </button>
      </form>
    </section>
  );
}
