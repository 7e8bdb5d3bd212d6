import type { Violation } from '@rangefinder/kernel';
import type { LocationFacts } from '../../facts.ts';
import { refuse } from '../../refusals.ts';
import { ownCopies, rowsFor } from '../deploy-locations.ts';
import { isOfDeathStar, slugOf } from '../locations.ts';
import type { Attempt } from './attempt.ts';

/** Why a location may not be laid into a row, or into any when none is named. */
export function whyNotLaid(attempt: Attempt, facts: LocationFacts, row: string | undefined): Violation | undefined {
  const { game, seat } = attempt;
  const { id } = facts;
  const rows = rowsFor(game, seat, id);
  if (row === undefined ? rows.length > 0 : rows.includes(row)) return undefined;
  const { text } = game.cards.of(id);
  if (text?.deploysIf?.(seat, game) === false)
    return refuse('swccg.core-locations.15', 'needs-another-location', { id });
  if (facts.of !== null) return whyNotInItsRow(attempt, facts, row);
  if (text?.siteOf) return refuse('swccg.starship-sites.9', 'no-starship-for-site', { id });
  if (row !== undefined && text?.notTo?.includes(row)) {
    return refuse('swccg.core-locations.12', 'not-on-that-planet', { id });
  }
  if (row !== undefined && ownCopies(game, seat, facts, row) >= (facts.copies ?? Number.POSITIVE_INFINITY)) {
    return refuse('swccg.core-uniqueness.2', 'copies-in-system', { id });
  }
  return refuse('swccg.core-locations.12', 'planet-not-on-table', { id });
}

/** One that belongs to a row of its own name, and lies there once. */
function whyNotInItsRow({ game, seat }: Attempt, facts: LocationFacts, row: string | undefined): Violation | undefined {
  const { id } = facts;
  if (row !== undefined && row !== facts.of) return refuse('swccg.core-locations.5', 'not-that-row', { id });
  const { deathStar } = game.player(seat);
  if (isOfDeathStar(facts) && deathStar !== null && deathStar !== facts.of) {
    return refuse('swccg.core-death-star.3', 'other-death-star');
  }
  const top = game.findLocation(slugOf(facts))?.stack[0];
  if (top?.owner === seat) return refuse('swccg.core-conversion.2', 'own-version-on-top', { id });
  return refuse('swccg.core-object.10', 'never-converted', { id });
}
