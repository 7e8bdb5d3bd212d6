import type { Violation } from '@rangefinder/kernel';
import { refuse } from '../../refusals.ts';
import { isTie } from '../capacity.ts';
import { orbitOf } from '../death-star.ts';
import { hasNavComputer } from '../hyperspeed.ts';
import { skyOf } from '../landing.ts';
import {
  isDockingBay,
  isExterior,
  isLaunchBay,
  isSector,
  isSite,
  isSystem,
  isTrench,
  locationText,
  parsecOf,
} from '../locations.ts';
import { moveCost } from '../movement.ts';
import { hasPilot, isPiloted } from '../piloting.ts';
import { mayFlyTo } from '../sectors.ts';
import { hyperspeed } from '../values.ts';
import { tooDear } from './attempt.ts';
import type { Journey } from './moving.ts';

/** swccg.core-hyperspeed.1, swccg.core-hyperspeed.2 */
export function whyNotFly({ attempt, card, from, to }: Journey): Violation | undefined {
  const { game } = attempt;
  const { id } = card;
  const facts = game.facts(card);
  if (facts.type !== 'starship' || card.where.kind !== 'at' || !from) {
    return refuse('swccg.core-hyperspeed.1', 'moves-otherwise', { id });
  }
  // swccg.core-sectors.1
  if (isSector(from) || (to && isSector(to))) return refuse('swccg.core-sectors.1', 'no-parsec');
  if (!isPiloted(game, card)) return refuse('swccg.core-unpiloted.3', 'unpiloted', { id });
  if (!to || !isSystem(from) || !isSystem(to)) return refuse('swccg.core-hyperspeed.1', 'no-way-there');
  if (facts.keywords?.includes('no hyperdrive'))
    return refuse('swccg.core-starship-classes.9', 'no-hyperdrive', { id });
  if (!hasNavComputer(game, card)) return refuse('swccg.core-hyperspeed.1', 'no-nav-computer', { id });
  const reach = hyperspeed(game, card);
  if (reach <= 0) return refuse('swccg.core-hyperspeed.1', 'no-hyperdrive', { id });
  const [here, there] = [parsecOf(game, from), parsecOf(game, to)];
  if (here === undefined || there === undefined) return refuse('swccg.core-systems.1', 'no-parsec');
  const parsecs = Math.abs(here - there);
  if (parsecs > reach) return refuse('swccg.core-hyperspeed.2', 'too-far-to-fly', { parsecs, hyperspeed: reach });
  return tooDear(attempt, moveCost(game, card, to, 1));
}

/** swccg.core-sectors.7 */
export function whyNotSector({ attempt, card, from, to }: Journey): Violation | undefined {
  const { game } = attempt;
  const { id } = card;
  const facts = game.facts(card);
  if (facts.type !== 'starship' || card.where.kind !== 'at' || !from) {
    return refuse('swccg.core-sectors.7', 'moves-otherwise', { id });
  }
  const { space } = game.rowOf(from);
  const [here, there] = [space.indexOf(from), to ? space.indexOf(to) : -1];
  if (!to || here < 0 || there < 0) return refuse('swccg.core-sectors.7', 'no-way-there');
  if (!isPiloted(game, card)) return refuse('swccg.core-unpiloted.3', 'unpiloted', { id });
  const way = space.slice(Math.min(here, there), Math.max(here, there) + 1).filter((one) => one !== from);
  const closed = way.find((one) => !mayFlyTo(facts.class, one));
  if (closed?.row === 'death-star-ii') return refuse('swccg.core-sectors.5', 'starfighters-only');
  if (closed) return refuse('swccg.core-sectors.4', 'clouds-are-closed');
  const reach = facts.class === 'capital' || from.row === 'death-star-ii' ? 1 : 2;
  if (way.length > reach) return refuse('swccg.core-sectors.8', 'too-many-sectors');
  return tooDear(attempt, moveCost(game, card, to, 1));
}

/** swccg.core-landing.1 */
export function whyNotLand({ attempt, card, from, to }: Journey): Violation | undefined {
  const { game } = attempt;
  const { id } = card;
  const facts = game.facts(card);
  if (facts.type !== 'starship' || card.where.kind !== 'at' || !from) {
    return refuse('swccg.core-landing.1', 'moves-otherwise', { id });
  }
  if (facts.class === 'capital') return refuse('swccg.core-starship-classes.4', 'never-lands', { id });
  if (!hasPilot(game, card)) return refuse('swccg.core-unpiloted.3', 'unpiloted', { id });
  if (to && isTrench(to)) return refuse('swccg.core-death-star.8', 'nobody-enters-the-trench');
  if (!to || !isSite(to) || isSite(from)) return refuse('swccg.core-landing.1', 'not-below');
  if (!isExterior(to)) return refuse('swccg.core-sites.5', 'exterior-only', { id });
  const bay = isDockingBay(to) || isLaunchBay(to);
  if (isTie(facts) ? !bay : isLaunchBay(to)) return refuse('swccg.core-starship-classes.8', 'lands-in-bays', { id });
  const sky = skyOf(game, to);
  if (sky === from) return tooDear(attempt, moveCost(game, card, to, bay ? 0 : 1));
  const clouded = sky && sky.row === from.row && locationText(sky)?.sector === 'cloud';
  return clouded ? refuse('swccg.core-sectors.9', 'clouds-between') : refuse('swccg.core-landing.1', 'not-below');
}

/** swccg.core-landing.2 */
export function whyNotTakeOff({ attempt, card, from, to }: Journey): Violation | undefined {
  const { game } = attempt;
  const { id } = card;
  if (game.facts(card).type !== 'starship' || card.where.kind !== 'at' || !from || !isSite(from)) {
    return refuse('swccg.core-landing.2', 'not-landed', { id });
  }
  if (!hasPilot(game, card)) return refuse('swccg.core-landing.2', 'unpiloted', { id });
  if (!to || skyOf(game, from) !== to) return refuse('swccg.core-landing.2', 'no-way-there');
  return tooDear(attempt, moveCost(game, card, to, isDockingBay(from) || isLaunchBay(from) ? 0 : 1));
}

/** swccg.core-death-star.7 */
export function whyNotOrbit({ attempt, card, from, to }: Journey): Violation | undefined {
  const { game } = attempt;
  const { id } = card;
  if (game.facts(card).type !== 'starship' || card.where.kind !== 'at' || !from || !isSystem(from)) {
    return refuse('swccg.core-death-star.7', 'moves-otherwise', { id });
  }
  if (!isPiloted(game, card)) return refuse('swccg.core-unpiloted.3', 'unpiloted', { id });
  const [around, there] = [orbitOf(game, from), to && isSystem(to) ? orbitOf(game, to) : null];
  const near = to && (there === from.id || around === to.id || (around !== null && around === there));
  if (!near) return refuse('swccg.core-death-star.7', 'no-orbit');
  return tooDear(attempt, moveCost(game, card, to, 1));
}
