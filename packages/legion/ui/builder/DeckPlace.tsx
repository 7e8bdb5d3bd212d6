import { CardPlace } from '@rangefinder/table/builder';
import { Unsure } from '../side/CardText.tsx';
import type { Saying } from './saying.ts';
import { BUILDER } from './words.ts';

interface DeckPlaceProps extends Saying {
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
export function DeckPlace({ say, label, card, active, fixed = false, onChoose, onTakeOff }: DeckPlaceProps) {
  return (
    <li>
      <CardPlace
        look={card ? 'taken' : undefined}
        active={active}
        disabled={fixed}
        takeOff={card && !fixed ? { label: say(BUILDER.takeOff(card.name)), off: onTakeOff } : undefined}
        onChoose={onChoose}
      >
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
      </CardPlace>
    </li>
  );
}
