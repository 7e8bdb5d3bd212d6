import type { Option, RequestView } from '@rangefinder/kernel';
import { menuKeys } from '@rangefinder/table';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { deedWordsBeside } from '../../src/text/options.ts';
import { choose } from '../choose.ts';
import type { SwccgModel } from '../model.ts';
import { deedOf, optionsAbout, refusedAbout } from '../pieces.ts';
import { WORDS } from '../words.ts';
import { pieceElement, pieceName } from './names.ts';

interface MenuProps {
  readonly table: SwccgModel;
  readonly piece: string;
}

interface Spot {
  readonly left: number;
  readonly top: number;
}

/** What can be done with a piece now, beside the piece. */
export function CardMenu({ table, piece }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const { request } = table.snapshot;
  const { language } = table.settings;
  const options = optionsAbout(request, piece);
  const refused = refusedAbout(request, piece).filter(({ key }) => !options.some((option) => option.key === key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is placed anew for another piece or other options
  useLayoutEffect(() => setSpot(spotBeside(piece, menu.current)), [piece, request]);
  useEffect(() => {
    if (spot) menu.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [spot]);
  useClickAway(menu, () => table.open(null));
  const close = () => {
    table.open(null);
    pieceElement(piece)?.focus({ preventScroll: true });
  };
  if (!request || options.length + refused.length === 0) return null;
  const name = pieceName(piece, language);
  const textOf = (option: Option) => optionText(table, request, option, piece);
  return (
    <div
      ref={menu}
      className="sw sw-menu"
      role="menu"
      aria-label={WORDS.optionsOf(name)[language]}
      style={spot ?? { visibility: 'hidden', left: 0, top: 0 }}
      onKeyDown={(event) => menuKeys(event, menu.current, close)}
    >
      <p className="sw-menu-title">{name}</p>
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          role="menuitem"
          data-option={option.key}
          className="sw-menu-item"
          disabled={table.sending}
          onPointerEnter={() => table.point({ kind: 'option', key: option.key })}
          onFocus={() => table.point({ kind: 'option', key: option.key })}
          onClick={() => choose(table, option.key)}
        >
          <span>{textOf(option)}</span>
          {table.letters.has(option.key) ? (
            <span className="sw-key" aria-hidden="true">
              {table.letters.get(option.key)?.toUpperCase()}
            </span>
          ) : null}
        </button>
      ))}
      {refused.map((option) => (
        <button
          key={option.key}
          type="button"
          role="menuitem"
          className="sw-menu-item is-refused"
          onClick={() => table.openRule(option.why.rule)}
        >
          <span>
            {textOf(option)}
            <small>{table.words.refusal(option.why)}</small>
          </span>
          <span className="sw-why">{WORDS.why[language]}</span>
        </button>
      ))}
    </div>
  );
}

/** What an option does; the menu is headed by the piece already, which need not be named again. */
function optionText(table: SwccgModel, request: RequestView, option: Option, piece: string): string {
  const { language } = table.settings;
  const deed = deedOf(request, option);
  return deed ? deedWordsBeside(deed, pieceName(piece, 'en'))[language] : table.words.option(request, option);
}

/** Right or left of the piece, wherever there is room, above one at the bottom of the window; always within it. */
function spotBeside(piece: string, menu: HTMLElement | null): Spot | null {
  const at = pieceElement(piece)?.getBoundingClientRect();
  if (!at || !menu) return null;
  const { offsetWidth: width, offsetHeight: height } = menu;
  if (at.top > innerHeight * 0.7 && at.top - height > 8) {
    return { left: Math.max(8, Math.min(at.left, innerWidth - width - 8)), top: at.top - height - 6 };
  }
  const right = at.right + 6;
  const left = right + width <= innerWidth - 8 ? right : Math.max(8, at.left - width - 6);
  return { left: Math.min(left, innerWidth - width - 8), top: Math.max(8, Math.min(at.top, innerHeight - height - 8)) };
}

/** A press elsewhere closes the menu; a press on another piece is that piece's. */
function useClickAway(menu: { readonly current: HTMLElement | null }, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || menu.current?.contains(target) || target.closest('[data-piece]')) return;
      latest.current();
    };
    addEventListener('pointerdown', press);
    return () => removeEventListener('pointerdown', press);
  }, [menu]);
}
