import type { Option } from '@rangefinder/kernel';
import { choose } from '@rangefinder/table';
import { Icon, isIconName } from '@rangefinder/xwing/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { XwingTable } from '../model.ts';
import { fullName } from '../names.ts';
import { WORDS } from '../words.ts';

interface PieceMenuProps {
  readonly table: XwingTable;
  readonly piece: string;
  readonly options: readonly Option[];
  /** The piece on the screen, in pixels of the board. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly onClose: () => void;
}

/** What a piece can do, beside the piece. */
export function PieceMenu({ table, piece, options, x, y, width, onClose }: PieceMenuProps) {
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
      className="xw-menu"
      role="menu"
      aria-label={WORDS.optionsOf(fullName(piece, language))[language]}
      style={x > width / 2 ? { right: width - x + 34, top: y } : { left: x + 34, top: y }}
      onKeyDown={(event) => moveFocus(event, menu.current, onClose)}
    >
      <p className="xw-menu-title">{fullName(piece, language)}</p>
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          role="menuitem"
          data-option={option.key}
          className={`xw-menu-item ${difficultyOf(option)}`}
          onPointerEnter={() => table.point({ kind: 'option', key: option.key })}
          onFocus={() => table.point({ kind: 'option', key: option.key })}
          onClick={() => {
            onClose();
            choose(table, option.key, false);
          }}
        >
          {isIconName(option.key) && <Icon name={option.key} size={18} />}
          <span>{table.words.option(request, option)}</span>
          {table.letters.has(option.key) && <kbd>{table.letters.get(option.key)?.toUpperCase()}</kbd>}
        </button>
      ))}
      {refused.map(({ key, rule, why }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          className="xw-menu-item is-refused"
          onClick={() => table.openRule(rule)}
          title={why ?? rule}
        >
          {isIconName(key) && <Icon name={key} size={18} />}
          <span>{table.words.option(request, { key })}</span>
          <span className="xw-why">{WORDS.why[language]}</span>
        </button>
      ))}
    </div>
  );
}

function difficultyOf({ about }: Option): string {
  return typeof about === 'object' && about !== null && 'difficulty' in about ? `xw-${String(about.difficulty)}` : '';
}

function moveFocus(event: KeyboardEvent, menu: HTMLDivElement | null, onClose: () => void): void {
  if (event.key === 'Escape') {
    event.stopPropagation();
    onClose();
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !menu) return;
  event.preventDefault();
  event.stopPropagation();
  const buttons = [...menu.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
