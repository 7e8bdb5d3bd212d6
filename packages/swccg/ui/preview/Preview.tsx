import type { Option } from '@rangefinder/kernel';
import { looksTheSame } from '@rangefinder/table';
import { memo, useEffect, useState } from 'react';
import { findDefinition } from '../../src/cards/catalog.ts';
import { CardFace } from '../card/CardFace.tsx';
import { type SwccgTable, sideOf, type TableProps } from '../model.ts';
import { piecesOf, said } from '../pieces.ts';
import { cardOfOption } from '../requests.ts';
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

function optionInQuestion({ pointed, draft, snapshot: { request } }: SwccgTable): Option | null {
  if (request?.kind !== 'pick') return null;
  const key = pointed?.kind === 'option' ? pointed.key : pointed === null ? draft.keys[0] : undefined;
  return request.options.find((option) => option.key === key) ?? null;
}

function shownBy(table: SwccgTable, option: Option | null): Shown | null {
  const { pointed, opened, snapshot } = table;
  const { request } = snapshot;
  if (option && request) {
    const named = cardOfOption(option.key);
    const pieces = named === null ? piecesOf(request, option) : [`hand:${named}`];
    return first(pieces.map((piece) => cardOfPiece(table, piece)));
  }
  if (pointed?.kind === 'piece') return cardOfPiece(table, pointed.id);
  return opened === null ? null : cardOfPiece(table, opened);
}

function first(shown: readonly (Shown | null)[]): Shown | null {
  return shown.find((one) => one !== null) ?? null;
}

function cardOfPiece({ snapshot: { view } }: SwccgTable, piece: string): Shown | null {
  const [kind = '', name = '', pile] = piece.split(':');
  if (['hand', 'out', 'under'].includes(kind)) return findDefinition(name) ? { card: name, id: null } : null;
  if (kind === 'pile') {
    const top = pile === 'lost' ? view.players[Number(name)]?.lostTop : null;
    return top ? { card: top, id: null } : null;
  }
  const onTable = view.cards.find(({ id }) => id === piece);
  if (onTable) return { card: onTable.card, id: onTable.id };
  const location = view.locations.find(({ id }) => id === piece);
  return location ? { card: location.card, id: null } : null;
}

/** What choosing an option costs and brings. */
function consequences({ snapshot: { view, request }, settings: { language } }: SwccgTable, option: Option): string[] {
  const lines: string[] = [];
  const seat = request?.seat ?? 0;
  const cost = said(option.about, 'cost');
  if (typeof cost === 'number' && cost > 0) {
    const force = view.players[seat]?.force ?? 0;
    lines.push(`${WORDS.costs(cost)[language]} · ${WORDS.forceAfter(force, force - cost)[language]}`);
  }
  const location = view.locations.find(({ id }) => id === said(option.about, 'location'));
  if (location && option.key.startsWith('drain:')) lines.push(WORDS.drains(location.drain[seat] ?? 0)[language]);
  if (location && option.key.startsWith('battle:')) {
    lines.push(WORDS.wouldFight(location.power[seat] ?? 0, location.power[1 - seat] ?? 0)[language]);
  }
  const forfeited = option.key.startsWith('forfeit:') && view.cards.find(({ id }) => id === option.key.slice(8));
  if (forfeited) lines.push(WORDS.worth(forfeited.forfeit)[language]);
  return lines;
}
