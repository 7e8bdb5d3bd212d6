import type { Option } from '@rangefinder/kernel';
import { choose, menuKeys, type TableModel } from '@rangefinder/table';
import { type ReactNode, useEffect, useRef } from 'react';
import { WORDS } from './words.ts';

/** What a game adds to the entries of a menu. */
export interface MenuLook {
  readonly icon?: (key: string) => ReactNode;
  /** Class names of an option. */
  readonly tone?: (option: Option) => string;
}

interface PieceMenuProps {
  readonly table: TableModel;
  readonly name: string;
  readonly options: readonly Option[];
  readonly look: MenuLook;
  /** The piece on the screen, in pixels of the board. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly onClose: () => void;
}

/** What a piece can do, beside the piece. */
export function PieceMenu({ table, name, options, look, x, y, width, onClose }: PieceMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const { request } = table.snapshot;
  const { language } = table.settings;
  useEffect(() => {
    menu.current?.querySelector('button')?.focus();
  }, []);
  if (!request) return null;
  const refused = request.refused.filter(({ key }) => !options.some((option) => option.key === key));
  return (
    <div
      ref={menu}
      className="board-menu"
      role="menu"
      aria-label={WORDS.optionsOf(name)[language]}
      data-gestures=""
      style={x > width / 2 ? { right: width - x + 34, top: y } : { left: x + 34, top: y }}
      onKeyDown={(event) => menuKeys(event, menu.current, onClose)}
    >
      <p className="board-menu-title">{name}</p>
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          role="menuitem"
          data-option={option.key}
          className={`board-menu-item ${look.tone?.(option) ?? ''}`}
          onPointerEnter={() => table.point({ kind: 'option', key: option.key })}
          onFocus={() => table.point({ kind: 'option', key: option.key })}
          onClick={() => {
            onClose();
            choose(table, option.key, false);
          }}
        >
          {look.icon?.(option.key)}
          <span>{table.words.option(request, option)}</span>
          {table.letters.has(option.key) && <kbd>{table.letters.get(option.key)?.toUpperCase()}</kbd>}
        </button>
      ))}
      {refused.map((option) => (
        <button
          key={option.key}
          type="button"
          role="menuitem"
          className="board-menu-item is-refused"
          onClick={() => table.openRule(option.why.rule)}
          title={table.words.refusal(option.why)}
        >
          {look.icon?.(option.key)}
          <span>{table.words.option(request, option)}</span>
          <span className="board-why">{WORDS.why[language]}</span>
        </button>
      ))}
    </div>
  );
}
