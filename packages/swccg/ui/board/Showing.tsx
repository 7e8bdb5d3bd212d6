import { definitionOf, findDefinition } from '../../src/cards/catalog.ts';
import type { SwccgEvent } from '../../src/events.ts';
import { CardTile } from '../card/CardTile.tsx';
import type { TableProps } from '../model.ts';
import { WORDS } from '../words.ts';

/** What is happening just now: the card and the line of the log. */
export function Showing({ table }: TableProps) {
  const event = table.playing?.current.event;
  if (!event) return null;
  const { language } = table.settings;
  const card = cardOf(event);
  return (
    <div className="sw-showing" role="status" data-event={event.type}>
      {card === null ? null : (
        <span className={`sw-tile ${seatOf(event) === table.near ? 'sw-near' : 'sw-far'}`} data-card={card}>
          <CardTile card={card} language={language} />
        </span>
      )}
      <p>
        {event.type === 'destiny' ? (
          <b className="sw-drawn">
            {event.value}
            <small>{kindWords(event.kind)[language]}</small>
          </b>
        ) : null}
        {table.words.event(event)}
      </p>
    </div>
  );
}

function kindWords(kind: string) {
  const known = (['battle', 'power', 'attrition', 'weapon'] as const).find((one) => one === kind);
  return WORDS.destinyKind[known ?? 'card'];
}

function seatOf(event: SwccgEvent): number | null {
  return 'seat' in event ? event.seat : null;
}

/** The card an event shows, when both players may see it. */
function cardOf(event: SwccgEvent): string | null {
  if (!('card' in event) || event.card === undefined || event.card === null) return null;
  return findDefinition(event.card) ? definitionOf(event.card).facts.id : null;
}
