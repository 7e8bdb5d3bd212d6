import { useEffect, useRef } from 'react';

const MOST = 100;

/** Changes to a draft that can be taken back, by a button or Ctrl+Z, as long as the page is open. */
export function useDrafting<Draft>(draft: Draft, onChange: (draft: Draft) => void) {
  const past = useRef<readonly Draft[]>([]);
  const last = past.current.at(-1);
  const back = () => {
    if (last === undefined) return;
    past.current = past.current.slice(0, -1);
    onChange(last);
  };
  const latest = useRef(back);
  latest.current = back;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey)) return;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return {
    change: (next: Draft) => {
      past.current = [...past.current, draft].slice(-MOST);
      onChange(next);
    },
    undo: last === undefined ? null : back,
  };
}
