import type { Option } from '@rangefinder/kernel';
import { looksTheSame } from '@rangefinder/table';
import { memo, useEffect, useState } from 'react';
import { offered } from '../../src/ask.ts';
import { findDefinition } from '../../src/cards/catalog.ts';
import { CardFace } from '../card/CardFace.tsx';
import { type SwccgModel, sideOf, type TableProps } from '../model.ts';
import { piecesOf, readPiece } from '../pieces.ts';
import { WORDS } from '../words.ts';

/** What a piece is, as a card: its kind, and the card on table if it is there. */
interface Shown {
  readonly card: string;
  readonly id: string | null;
}

/** The card under the pointer drawn large, and what the option in question would do. */
export const Preview = memo(function Preview({ table }: TableProps) {
  const option = optionInQuestion(table);
  const current = shownBy(table, option);
  const [shown, forget] = useLastShown(current);
  const { view } = table.snapshot;
  const { language } = table.settings;
  if (!shown) return null;
  const now = view.cards.find(({ id }) => id === shown.id) ?? null;
  const lines = option ? consequences(table, option) : [];
  return (
    <div className={current ? 'sw sw-preview' : 'sw sw-preview is-kept'}>
      <button
        type="button"
        className="sw-preview-close"
        aria-label={WORDS.close[language]}
        title={WORDS.close[language]}
        onClick={() => {
          forget();
          table.point(null);
          table.open(null);
        }}
      >
        ✕
      </button>
      <CardFace card={shown.card} now={now} language={language} tone={now ? sideOf(table, now.owner) : null} />
      {lines.length === 0 ? null : (
        <ul className="sw-consequences">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}, looksTheSame);

/** What was shown stays until something else is pointed at, or it is put away, so that nothing jumps. */
function useLastShown(shown: Shown | null): readonly [Shown | null, () => void] {
  const [last, setLast] = useState<Shown | null>(null);
  const { card = null, id = null } = shown ?? {};
  useEffect(() => {
    if (card !== null) setLast({ card, id });
  }, [card, id]);
  return [shown ?? last, () => setLast(null)];
}

function optionInQuestion({ pointed, draft, snapshot: { request } }: SwccgModel): Option | null {
  if (request?.kind !== 'pick') return null;
  const key = pointed?.kind === 'option' ? pointed.key : pointed === null ? draft.keys[0] : undefined;
  return request.options.find((option) => option.key === key) ?? null;
}

function shownBy(table: SwccgModel, option: Option | null): Shown | null {
  const { pointed, opened, snapshot } = table;
  const { request } = snapshot;
  if (option && request) {
    return first(piecesOf(request, option).map((piece) => cardOfPiece(table, piece)));
  }
  if (pointed?.kind === 'piece') return cardOfPiece(table, pointed.id);
  return opened === null ? null : cardOfPiece(table, opened);
}

function first(shown: readonly (Shown | null)[]): Shown | null {
  return shown.find((one) => one !== null) ?? null;
}

function cardOfPiece({ snapshot: { view } }: SwccgModel, piece: string): Shown | null {
  const read = readPiece(piece);
  if (read.in === 'pile') {
    const top = read.pile === 'lost' ? view.players[read.seat]?.lostTop : null;
    return top ? { card: top, id: null } : null;
  }
  if (read.in !== 'table') return findDefinition(read.card) ? { card: read.card, id: null } : null;
  const onTable = view.cards.find(({ id }) => id === piece);
  if (onTable) return { card: onTable.card, id: onTable.id };
  const location = view.locations.find(({ id }) => id === piece);
  return location ? { card: location.card, id: null } : null;
}

/** What choosing an option costs and brings. */
function consequences({ snapshot: { view, request }, settings: { language } }: SwccgModel, option: Option): string[] {
  if (!request) return [];
  const { seat } = request;
  const offer = offered(request, option);
  if (offer.topic === 'satisfy') {
    const { about } = offer.option;
    const given = about.do === 'forfeit' ? view.cards.find(({ id }) => id === about.id) : undefined;
    return given ? [WORDS.worth(given.forfeit)[language]] : [];
  }
  if (offer.topic !== 'act' && offer.topic !== 'respond' && offer.topic !== 'weapons-segment') return [];
  const deed = offer.option.about;
  const lines: string[] = [];
  if ('cost' in deed && deed.cost > 0) {
    const force = view.players[seat]?.force ?? 0;
    lines.push(`${WORDS.costs(deed.cost)[language]} · ${WORDS.forceAfter(force, force - deed.cost)[language]}`);
  }
  const location = 'location' in deed ? view.locations.find(({ id }) => id === deed.location) : undefined;
  if (location && deed.do === 'drain') lines.push(WORDS.drains(location.drain[seat] ?? 0)[language]);
  if (location && deed.do === 'battle') {
    lines.push(WORDS.wouldFight(location.power[seat] ?? 0, location.power[1 - seat] ?? 0)[language]);
  }
  return lines;
}
