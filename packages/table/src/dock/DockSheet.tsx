import { type PointerEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../language.ts';
import { TABLE } from '../words.ts';

interface DockSheetProps {
  /** What is asked: a new question lowers a sheet that was pulled up for the one before. */
  readonly question: unknown;
  readonly children: ReactNode;
}

/**
 * The foot of the table, of one height whatever it holds, so that the board never changes its size. What finds no room
 * scrolls inside; pulled up, the sheet lies over the board.
 */
export function DockSheet({ question, children }: DockSheetProps) {
  const language = useLanguage();
  const [up, setUp] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const more = useHiddenContent(sheet);
  const pull = usePull(up, setUp);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the question changes
  useEffect(() => setUp(false), [question]);
  useLowerByEscape(up, setUp);
  return (
    <div className="table-dock">
      <div ref={sheet} className="dock-sheet" data-up={up} data-more={more || up}>
        <button
          type="button"
          className="dock-grip"
          aria-expanded={up}
          aria-label={TABLE[up ? 'dockDown' : 'dockUp'][language]}
          title={TABLE[up ? 'dockDown' : 'dockUp'][language]}
          {...pull}
        >
          <span aria-hidden="true" />
        </button>
        {children}
      </div>
    </div>
  );
}

/**
 * Whether something in the sheet can only be seen by scrolling. Looked at after every change, and when the window changes, but
 * once for each picture: to be measured, all of the page must be laid out.
 */
function useHiddenContent(sheet: { readonly current: HTMLElement | null }): boolean {
  const [more, setMore] = useState(false);
  const frame = useRef(0);
  const look = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const parts = [...(sheet.current?.querySelectorAll<HTMLElement>('[data-scrolls]') ?? [])];
      setMore(parts.some((part) => part.scrollHeight > part.clientHeight + 4));
    });
  }, [sheet]);
  useLayoutEffect(look);
  useEffect(() => {
    addEventListener('resize', look);
    return () => {
      removeEventListener('resize', look);
      cancelAnimationFrame(frame.current);
    };
  }, [look]);
  return more;
}

/** How far a finger pulls before it means it, in pixels. */
const MEANT = 24;

/** The grip is pulled up and down, or pressed. */
function usePull(up: boolean, setUp: (up: boolean) => void) {
  const from = useRef<number | null>(null);
  const pulled = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      from.current = event.clientY;
      pulled.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (from.current === null || Math.abs(clientY - from.current) < MEANT) return;
      setUp(clientY < from.current);
      pulled.current = true;
      from.current = null;
    },
    onPointerUp: () => {
      from.current = null;
    },
    onClick: () => {
      // The end of a pull is a click as well.
      if (!pulled.current) setUp(!up);
      pulled.current = false;
    },
  };
}

function useLowerByEscape(up: boolean, setUp: (up: boolean) => void): void {
  useEffect(() => {
    if (!up) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setUp(false);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [up, setUp]);
}
