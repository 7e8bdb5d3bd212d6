import type { ReactNode } from 'react';

interface CardPlaceProps {
  /** What is there: nothing yet, a card, a card that does not belong there. */
  readonly look?: 'taken' | 'misfit' | undefined;
  /** A card for it is being chosen. */
  readonly active: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
  /** How the card that is there is taken off; absent where none is, or where it stays. */
  readonly takeOff?: { readonly label: string; off(): void } | undefined;
  onChoose(): void;
}

/** A place for a card: pressing it opens what may go there. */
export function CardPlace({
  look,
  active,
  disabled = false,
  className = '',
  children,
  takeOff,
  onChoose,
}: CardPlaceProps) {
  const state = look === 'misfit' ? 'is-misfit' : active ? 'is-active' : look === 'taken' ? 'is-taken' : '';
  return (
    <span className={`lb-place ${state} ${className}`}>
      <button type="button" className="lb-place-button" aria-pressed={active} disabled={disabled} onClick={onChoose}>
        {children}
      </button>
      {takeOff ? (
        <button type="button" className="lb-take-off" aria-label={takeOff.label} onClick={takeOff.off}>
          ×
        </button>
      ) : null}
    </span>
  );
}
