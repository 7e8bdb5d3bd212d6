import type { UnitFacts } from '../../src/card.ts';
import { KeywordChips, Weapons } from './CardParts.tsx';
import type { Saying } from './saying.ts';

/** Weapons and keywords of a unit card. */
export function UnitText({ unit, ...saying }: Saying & { readonly unit: UnitFacts }) {
  return (
    <div className="la-unit-text">
      <Weapons {...saying} weapons={unit.weapons} />
      <KeywordChips {...saying} keywords={unit.keywords} />
    </div>
  );
}
