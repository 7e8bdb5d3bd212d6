import '../board/board.css';
import '../parts.css';
import './builder.css';
import type { Settings } from '@rangefinder/table';
import { useMemo } from 'react';
import { side } from '../../src/text/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { TYPE_WORDS } from '../words.ts';
import { openDeck, partsOf, sizeOf } from './deckText.ts';
import { BUILDER } from './words.ts';

interface ListCardProps {
  readonly list: unknown;
  readonly settings: Settings;
}

/** A deck at a glance: its side, its size, how many of which type. */
export function ListCard({ list, settings: { language } }: ListCardProps) {
  const deck = useMemo(() => openDeck(list).deck, [list]);
  if (!deck) return <span className="sw sw-list-card">{BUILDER.chooseSide[language]}</span>;
  return (
    <span className="sw sw-list-card">
      <span>
        <Icon name={deck.side} size={16} /> {side(deck.side === 'dark' ? 0 : 1)[language]}
        <b title={BUILDER.ofSixty(sizeOf(deck))[language]}>{sizeOf(deck)}/60</b>
      </span>
      <span className="sw-list-parts">
        {partsOf(deck).map(({ type, count }) => (
          <span key={type} title={`${TYPE_WORDS[type][language]}: ${count}`}>
            <Icon name={type === 'location' ? 'system' : type} size={14} /> {count}
          </span>
        ))}
      </span>
    </span>
  );
}
