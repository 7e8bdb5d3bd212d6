import { definitionOf } from '../../src/cards/catalog.ts';
import { nameOf } from '../../src/text/names.ts';
import type { CardView } from '../../src/view.ts';
import { CardTile } from '../card/CardTile.tsx';
import { typeIcon, written } from '../card/face.ts';
import { Piece } from '../card/Piece.tsx';
import { Icon } from '../icons/Icon.tsx';
import { type SwccgModel, sideOf } from '../model.ts';
import { SLOT_WORDS, STAT_WORDS, WORDS } from '../words.ts';
import { type Stack, tucked } from './layout.ts';

interface StackProps {
  readonly table: SwccgModel;
  readonly stack: Stack;
}

/** A card on the table, with what it carries and who is aboard as slips tucked under it. */
export function CardStack({ table, stack }: StackProps) {
  const { card } = stack;
  const { language } = table.settings;
  const under = tucked(stack);
  const fights = table.snapshot.view.battle?.participants.includes(card.id) ?? false;
  return (
    <div className={`sw-stack sw-${sideOf(table, card.owner)}`}>
      <Piece
        table={table}
        id={card.id}
        className={`sw-tile ${card.hit ? 'is-hit' : ''} ${fights ? 'is-fighting' : ''}`}
        label={labelOf(card, language)}
      >
        <CardTile card={card.card} now={card} language={language} />
      </Piece>
      {under.map((one) => (
        <Slip key={one.id} table={table} card={one} />
      ))}
    </div>
  );
}

function Slip({ table, card }: { readonly table: SwccgModel; readonly card: CardView }) {
  const { language } = table.settings;
  const { facts } = definitionOf(card.card);
  const { slot } = card.where;
  return (
    <Piece
      table={table}
      id={card.id}
      className={`sw-slip sw-${sideOf(table, card.owner)} ${card.hit ? 'is-hit' : ''}`}
      label={labelOf(card, language)}
    >
      <span title={slot ? SLOT_WORDS[slot][language] : undefined}>
        <Icon name={slot === 'pilot' || slot === 'driver' ? 'pilot' : typeIcon(facts)} size={12} />
      </span>
      <span className="sw-slip-title">{facts.title}</span>
      {facts.type === 'character' ? <b title={STAT_WORDS.ability[language]}>{written(card.ability)}</b> : null}
    </Piece>
  );
}

/** Name, state and values in one breath. */
function labelOf(card: CardView, language: 'en' | 'fr' | 'pl'): string {
  const { type } = definitionOf(card.card).facts;
  const fights = type === 'character' || type === 'starship' || type === 'vehicle';
  const values = fights
    ? (['power', 'ability', 'forfeit'] as const).map((stat) => `${STAT_WORDS[stat][language]} ${written(card[stat])}`)
    : [];
  const marks = (['hit', 'undercover', 'captive', 'moved'] as const).filter((mark) => card[mark]);
  return [nameOf(card.id), ...values, ...marks.map((mark) => WORDS[mark][language])].join(', ');
}
