import type { KeyboardEvent } from 'react';

/** The keys of a menu beside a piece: arrows go round its entries, Escape closes it. The table hears none of them. */
export function menuKeys(event: KeyboardEvent, menu: HTMLElement | null, close: () => void): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (event.key !== 'Escape' && (step === 0 || !menu)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key === 'Escape') {
    close();
    return;
  }
  const buttons = [...(menu?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
