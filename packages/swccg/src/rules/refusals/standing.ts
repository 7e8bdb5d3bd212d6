import type { Violation } from '@rangefinder/kernel';
import type { CardDefinition } from '../../definition.ts';
import { refuse } from '../../refusals.ts';
import type { LocationInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { mayStarshipDeployTo, mayVehicleBeAt } from '../deploy-where.ts';
import { isSector, isSite, isSystem, isTrench, locationText } from '../locations.ts';

/** Why a character, vehicle or starship does not deploy to this kind of location; `piloted`: somebody flies it. */
export function whyNotStand(
  definition: CardDefinition,
  location: LocationInPlay,
  game: CardTable,
  piloted: boolean,
): Violation | undefined {
  const { id, type } = definition.facts;
  if (type === 'character') {
    if (!isSite(location)) return refuse('swccg.core-deploy-where.2', 'sites-only', { id });
    return isTrench(location) ? refuse('swccg.core-death-star.8', 'nobody-enters-the-trench') : undefined;
  }
  if (type === 'vehicle') return whyNoVehicle(definition, location, game);
  return whyNoStarship(definition, location, piloted);
}

function whyNoVehicle(
  { facts, text }: CardDefinition,
  location: LocationInPlay,
  game: CardTable,
): Violation | undefined {
  if (mayVehicleBeAt(text, location, game)) return undefined;
  if (isTrench(location)) return refuse('swccg.core-death-star.8', 'nobody-enters-the-trench');
  const own = isSite(location) && text?.staysOnly;
  if (own) return refuse('swccg.core-deploy-phase.12', 'only-elsewhere', { id: facts.id });
  return refuse('swccg.core-deploy-where.3', 'exterior-only', { id: facts.id });
}

function whyNoStarship(
  { facts, text }: CardDefinition,
  location: LocationInPlay,
  piloted: boolean,
): Violation | undefined {
  if (facts.type !== 'starship' || mayStarshipDeployTo(facts, text, location, piloted)) return undefined;
  const { id } = facts;
  const sector = locationText(location)?.sector;
  if (facts.class === 'capital') {
    const fits = isSystem(location) || sector === 'asteroid';
    if (!fits) return refuse('swccg.core-deploy-where.5', 'space-only', { id });
    return refuse('swccg.core-deploy-where.6', 'needs-pilot', { id });
  }
  if (isSite(location)) return refuse('swccg.core-deploy-where.7', 'bays-only', { id });
  if (isSector(location) && sector === undefined) {
    return refuse('swccg.starship-starfighter-deployment.6', 'closed-sector');
  }
  const rule = isSystem(location) ? 'swccg.starship-starfighter-deployment.12' : 'swccg.core-deploy-where.8';
  return refuse(rule, 'not-empty-into-space', { id });
}
