import { useRef } from 'react';

const MOST = 100;

/** Changes to a draft that can be taken back, as long as the page is open. */
export function useDrafting<Draft>(draft: Draft, onChange: (draft: Draft) => void) {
  const past = useRef<readonly Draft[]>([]);
  const last = past.current.at(-1);
  return {
    change: (next: Draft) => {
      past.current = [...past.current, draft].slice(-MOST);
      onChange(next);
    },
    undo:
      last === undefined
        ? null
        : () => {
            past.current = past.current.slice(0, -1);
            onChange(last);
          },
  };
}
