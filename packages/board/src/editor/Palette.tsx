import type { Seat } from '@rangefinder/kernel';
import type { ReactNode } from 'react';
import type { Say } from './EditorFrame.tsx';
import { EDITING } from './words.ts';

interface PaletteProps<Tab extends string> {
  readonly say: Say;
  readonly tabs: readonly (readonly [tab: Tab, name: string])[];
  readonly tab: Tab;
  readonly children: ReactNode;
  onTab(tab: Tab): void;
}

/** Everything that can be put on the board, in drawers. */
export function Palette<Tab extends string>({ say, tabs, tab, children, onTab }: PaletteProps<Tab>) {
  return (
    <section className="ed-palette" aria-label={say(EDITING.pieces)}>
      <div className="ed-tabs" role="tablist" aria-label={say(EDITING.pieces)}>
        {tabs.map(([one, name]) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`ed-tab-${one}`}
            aria-controls="ed-tab-panel"
            aria-selected={one === tab}
            onClick={() => onTab(one)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="ed-tab-panel" role="tabpanel" id="ed-tab-panel" aria-labelledby={`ed-tab-${tab}`}>
        {children}
      </div>
    </section>
  );
}

interface SeatChoiceProps {
  readonly say: Say;
  readonly seat: Seat;
  onChange(seat: Seat): void;
}

/** Whose the next piece is. */
export function SeatChoice({ say, seat, onChange }: SeatChoiceProps) {
  return (
    <fieldset className="ed-seats">
      <legend className="hidden">{say(EDITING.side)}</legend>
      {[0, 1].map((one) => (
        <label key={one} className="choice" data-seat={one}>
          <input type="radio" name="ed-seat" checked={seat === one} onChange={() => onChange(one)} />
          {say(EDITING.player(one))}
        </label>
      ))}
    </fieldset>
  );
}

interface PaletteItemProps<Piece> {
  readonly piece: Piece;
  readonly label?: string;
  /** Under which name the board knows what is dragged to it. */
  readonly dragged: string;
  readonly children: ReactNode;
  onAdd(piece: Piece): void;
}

/** A piece to be dragged to the board, or put there by a press. */
export function PaletteItem<Piece>({ piece, label, dragged, children, onAdd }: PaletteItemProps<Piece>) {
  return (
    <button
      type="button"
      className="ed-item"
      draggable
      aria-label={label}
      title={label}
      onClick={() => onAdd(piece)}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(dragged, JSON.stringify(piece));
        dataTransfer.effectAllowed = 'copy';
      }}
    >
      {children}
    </button>
  );
}

/** Where a player types what the list is to show. */
export function Search({
  label,
  words,
  onChange,
}: {
  readonly label: string;
  readonly words: string;
  onChange(words: string): void;
}) {
  return (
    <input
      type="search"
      className="input"
      aria-label={label}
      placeholder={label}
      value={words}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
