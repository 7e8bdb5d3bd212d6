import type { RequestView } from '@rangefinder/kernel';
import { setAdjusting, useAdjusting } from '../board/useFollowing.ts';
import { type TableProps, unitIn, unitOfRequest } from '../model.ts';
import { WORDS } from '../words.ts';

/** Whether the others of a unit follow their leader by themselves. */
export function Follow({ table, request }: TableProps & { readonly request: RequestView }) {
  const adjust = useAdjusting();
  const { language } = table.settings;
  const unit = unitIn(table.snapshot.view, unitOfRequest(request));
  if (request.topic === 'place-others') {
    const hint = request.kind === 'place' && request.pieces.length === 1 ? WORDS.placingOne : WORDS.placingHint;
    return <p className="lg lg-follow-hint">{hint[language]}</p>;
  }
  if (!unit || unit.minis.length < 2) return null;
  return (
    <label className="lg lg-adjust">
      <input type="checkbox" checked={adjust} onChange={({ target }) => setAdjusting(target.checked)} />
      <span>
        {WORDS.adjust[language]}
        <small>{WORDS.adjustHint[language]}</small>
      </span>
    </label>
  );
}
