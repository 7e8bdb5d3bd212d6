import { useLanguage } from '@rangefinder/table';
import { useEffect, useId, useState } from 'react';
import { api } from '../../api.ts';
import { MATCH } from './words.ts';

export interface GuestName {
  /** Whoever has claimed a name keeps it. */
  readonly guest: boolean;
  readonly text: string;
  set(text: string): void;
  /** Tells the server, if there is something new to tell. */
  save(): Promise<void>;
}

/** The name others will see: a guest may change it. */
export function useGuestName(): GuestName {
  const [name, set] = useState({ guest: false, saved: '', text: '' });
  useEffect(() => {
    api.me().then(
      (me) => set({ guest: me.guest, saved: me.name, text: me.name }),
      // What needs the name will say what is wrong.
      () => undefined,
    );
  }, []);
  const wanted = name.text.trim();
  return {
    guest: name.guest,
    text: name.text,
    set: (text) => set((before) => ({ ...before, text })),
    save: async () => {
      if (!name.guest || wanted === name.saved) return;
      const me = await api.setName(wanted);
      set((before) => ({ ...before, saved: me.name }));
    },
  };
}

export function NameField({ name }: { readonly name: GuestName }) {
  const language = useLanguage();
  const id = useId();
  if (!name.guest) return null;
  return (
    <div className="field">
      <label htmlFor={id}>{MATCH.joinName[language]}</label>
      <input
        id={id}
        className="input"
        required
        minLength={2}
        maxLength={30}
        value={name.text}
        onChange={(event) => name.set(event.target.value)}
      />
    </div>
  );
}
