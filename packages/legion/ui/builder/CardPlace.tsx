import { Unsure } from './CardParts.tsx';
import type { Saying } from './saying.ts';
import { BUILDER } from './words.ts';

interface CardPlaceProps extends Saying {
  /** What goes there. */
  readonly label: string;
  readonly card: { readonly name: string; readonly note?: string; readonly sure?: boolean } | null;
  readonly active: boolean;
  /** It can neither be chosen nor taken off. */
  readonly fixed?: boolean;
  onChoose(): void;
  onTakeOff(): void;
}

/** A place for a card of a hand or a deck. */
export function CardPlace({ say, label, card, active, fixed = false, onChoose, onTakeOff }: CardPlaceProps) {
  return (
    <li className={active ? 'lb-place is-active' : card ? 'lb-place is-taken' : 'lb-place'}>
      <button type="button" className="lb-place-button" aria-pressed={active} disabled={fixed} onClick={onChoose}>
        {card ? (
          <span className="la-place-name">
            <span className="hidden">{label}: </span>
            {card.name}
            {card.note ? <small className="la-place-note">{card.note}</small> : null}
            <Unsure say={say} sure={card.sure ?? true} />
          </span>
        ) : (
          <span>+ {label}</span>
        )}
      </button>
      {card && !fixed ? (
        <button type="button" className="lb-take-off" aria-label={say(BUILDER.takeOff(card.name))} onClick={onTakeOff}>
          ×
        </button>
      ) : null}
    </li>
  );
}
