import { type FormEvent, useState } from 'react';
import { useLanguage } from '../language.ts';
import type { ChatLine, Session } from '../session.ts';
import { TABLE } from '../words.ts';

/** Words between the players. */
export function Chat({ session, chat }: { readonly session: Session; readonly chat: readonly ChatLine[] }) {
  const language = useLanguage();
  const [text, setText] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    const refusal = await session.powers.chat?.(said);
    if (!refusal) setText('');
  };
  return (
    <section className="chat" aria-label={TABLE.chat[language]}>
      <ul aria-live="polite">
        {chat.length === 0 ? <li className="log-empty">{TABLE.chatEmpty[language]}</li> : null}
        {chat.map((line) => (
          <li key={`${line.at}-${line.from}`}>
            <b>{line.from}</b> {line.text}
          </li>
        ))}
      </ul>
      <form onSubmit={send}>
        <input
          className="chat-input"
          aria-label={TABLE.chatSay[language]}
          placeholder={TABLE.chatSay[language]}
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="option">
          {TABLE.chatSend[language]}
        </button>
      </form>
    </section>
  );
}
