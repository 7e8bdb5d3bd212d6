import type { Violation } from '@rangefinder/kernel';
import type { CardDefinition, Place } from '../../definition.ts';
import { iconCount } from '../../facts.ts';
import { refuse } from '../../refusals.ts';
import { type CardInPlay, opponentOf, type Slot } from '../../state.ts';
import { isActive } from '../active.ts';
import { isAdmiralsOrder, mayGiveOrders } from '../admirals-orders.ts';
import { deployCost, everyPlace, opponentsCost, utinniTargets } from '../deploy.ts';
import { isAllowed, isCapital, isOpenTo } from '../deploy-where.ts';
import { canUse } from '../force.ts';
import { immediateEffects } from '../immediate-effects.ts';
import { ask } from '../modifiers.ts';
import type { ActionOption } from '../options.ts';
import { isShield } from '../shields.ts';
import { whyNotJoin } from '../uniqueness.ts';
import { type Attempt, tooDear } from './attempt.ts';
import { whyNotLaid } from './laying.ts';
import { slotCalled, whyNoSlot } from './seats.ts';
import { whyNotStand } from './standing.ts';

/** `deploy:card`, `deploy:card:place`, with a slot or with a pilot: what forbids it. */
export function whyNotDeployed(attempt: Attempt): Violation | undefined {
  const { game, seat, parts } = attempt;
  const [card = '', to, ...rest] = parts;
  const definition = game.cards.find(card);
  if (!definition) return undefined;
  if (!game.player(seat).hand.includes(card)) return refuse('swccg.core-deploy-phase.1', 'not-in-hand', { id: card });
  if (definition.text?.immediate) return whyNotImmediate(attempt, definition);
  const early = notDeployed(definition) ?? untimelyDeployment(attempt, definition);
  if (early) return early;
  if (definition.facts.type === 'location') return whyNotLaid(attempt, definition.facts, to);
  const barred = whyNotNow(attempt, definition);
  if (barred) return barred;
  if (to === undefined) return nowhere(attempt, definition);
  const place = placeOf(attempt, to, rest[0]);
  if (!place) return refuse('swccg.core-deploy-phase.4', 'no-such-place', { id: to });
  if (rest[0] === 'with') return whyNotTogether(attempt, definition, place, rest[1] ?? '');
  return whyNotThere(attempt, definition, place);
}

/** Cards that come to the table in other ways. */
function notDeployed({ facts }: CardDefinition): Violation | undefined {
  const { id } = facts;
  if (facts.type === 'interrupt') return refuse('swccg.core-interrupts.1', 'is-played', { id });
  if (facts.type === 'objective') return refuse('swccg.core-objectives.1', 'starts-on-table', { id });
  if (isShield(facts)) return refuse('swccg.core-other-types.4', 'shield-is-played', { id });
  return undefined;
}

/** swccg.core-effects.2: at its moment, and where that allows */
function whyNotImmediate({ game, seat, window, parts }: Attempt, definition: CardDefinition): Violation | undefined {
  const { id } = definition.facts;
  const options: ActionOption[] = [];
  if (window.in === 'response') immediateEffects(game, seat, window.moment, options);
  const own = options.filter(({ text }) => text === `deploy:${id}`);
  if (own.some(({ key }) => key === ['deploy', ...parts].join(':'))) return undefined;
  if (own.length > 0) return refuse('swccg.core-deploy-where.10', 'not-on-that', { id });
  return whyNotJoin(game, seat, definition) ?? refuse('swccg.core-effects.2', 'waits-for-its-moment', { id });
}

/** swccg.core-deploy-phase.2; as a react only where a text allows it (swccg.core-reacts.1). */
function untimelyDeployment({ game, seat, window }: Attempt, { facts }: CardDefinition): Violation | undefined {
  if (window.in === 'response' && (window.moment.type === 'battle' || window.moment.type === 'drain')) {
    const { location } = window.moment;
    const about = { facts, seat, location, on: null };
    const allowed = seat !== window.moment.seat && ask(game, game.modifiers['may-deploy-react'], about, 0) > 0;
    return allowed ? undefined : refuse('swccg.core-reacts.1', 'no-react', { id: facts.id });
  }
  const { current, step } = game.state;
  if (current !== seat || step !== 'deploy') {
    return refuse('swccg.core-deploy-phase.2', 'other-phase', { phase: 'deploy' });
  }
  return window.in === 'phase' ? undefined : refuse('swccg.core-actions.9', 'action-goes-on');
}

/** What keeps a card in hand, wherever it should go. */
function whyNotNow({ game, seat }: Attempt, definition: CardDefinition): Violation | undefined {
  const { facts, text } = definition;
  const { id } = facts;
  const unique = whyNotJoin(game, seat, definition);
  if (unique) return unique;
  if (text?.replaces !== undefined) return refuse('swccg.core-squadrons.6', 'only-replaces', { id });
  if (facts.type === 'character' || facts.type === 'vehicle' || facts.type === 'starship') {
    const entersOtherwise = facts.deploy === undefined && !text?.ownCost;
    return entersOtherwise ? refuse('swccg.core-deploy-cost.7', 'no-way-to-deploy', { id }) : undefined;
  }
  if (!text?.deploysOn) return refuse('swccg.core-deploy-phase.3', 'no-way-to-deploy', { id });
  if (isAdmiralsOrder(facts) && !mayGiveOrders(game, seat)) {
    return refuse('swccg.core-other-types.3', 'no-battleground-system');
  }
  const aimless = text.aimsAt && utinniTargets(game, seat, text.aimsAt).length === 0;
  return aimless ? refuse('swccg.core-actions.7', 'no-target', { id }) : undefined;
}

function placeOf({ game }: Attempt, to: string, slot: string | undefined): Place | undefined {
  if (to === 'table') return { location: null, on: null, slot: null };
  const location = game.findLocation(to);
  if (location) return { location, on: null, slot: null };
  const on = game.find(to);
  return on && { location: game.locationOf(on), on, slot: slotCalled(slot) };
}

function whyNotThere(attempt: Attempt, definition: CardDefinition, place: Place): Violation | undefined {
  const { type } = definition.facts;
  const fights = type === 'character' || type === 'vehicle' || type === 'starship';
  return fights ? whyNoPlace(attempt, definition, place) : whyNotOn(attempt, definition, place);
}

/** A character, vehicle or starship: the kind of place, presence or icons, texts, and the cost, in this order. */
function whyNoPlace(attempt: Attempt, definition: CardDefinition, place: Place): Violation | undefined {
  const { game, seat } = attempt;
  const { facts } = definition;
  const { location, on } = place;
  if (!location) return refuse('swccg.core-deploy-phase.4', 'no-such-place', { id: 'table' });
  const kind = on
    ? whyNotAboard(attempt, definition, on, place.slot)
    : whyNotStand(definition, location, game, definition.text?.permanentPilots !== undefined);
  if (kind) return kind;
  if (!isOpenTo(game, seat, definition, location)) {
    const rule = on ? 'swccg.core-deploy-phase.9' : 'swccg.core-deploy-phase.8';
    return refuse(rule, 'no-presence-or-icons', { id: facts.id });
  }
  const theirs = opponentsCost(game, seat, definition, place);
  return (
    whyTextForbids(attempt, definition, place) ??
    tooDear(attempt, deployCost(game, seat, definition, place)) ??
    (canUse(game, opponentOf(seat), theirs)
      ? undefined
      : refuse('swccg.core-use-force.4', 'too-dear-for-opponent', { cost: theirs }))
  );
}

function whyTextForbids({ game, seat }: Attempt, { facts, text }: CardDefinition, place: Place): Violation | undefined {
  if (isAllowed(game, seat, facts, text, place)) return undefined;
  const own = text?.deploysOnly && !text.deploysOnly(place, seat, game);
  if (own) return refuse('swccg.core-deploy-phase.12', 'only-elsewhere', { id: facts.id });
  return refuse('swccg.core-object.10', 'text-forbids');
}

function whyNotAboard(
  { game, seat }: Attempt,
  definition: CardDefinition,
  ship: CardInPlay,
  slot: Slot | null,
): Violation | undefined {
  const { facts } = definition;
  const carrier = game.facts(ship).type;
  if (carrier !== 'starship' && carrier !== 'vehicle') {
    return refuse('swccg.core-deploy-where.1', 'not-a-carrier', { id: ship.id });
  }
  if (ship.owner !== seat) return refuse('swccg.core-capacity.7', 'not-your-ship', { id: ship.id });
  if (facts.type === 'starship' && !isCapital(game, ship)) {
    return refuse('swccg.core-deploy-where.7', 'capitals-only', { id: facts.id });
  }
  return whyNoSlot(game, ship, definition, iconCount(facts, 'pilot') > 0, slot);
}

/** A weapon, device or Effect goes where its text says, and nowhere else. */
function whyNotOn(attempt: Attempt, { facts, text }: CardDefinition, place: Place): Violation | undefined {
  const { game, seat } = attempt;
  const { location, on } = place;
  const printed = text?.deploysOn?.(place, seat, game) ?? null;
  if (printed === null) {
    const item = facts.type === 'weapon' || facts.type === 'device';
    if (!item) return refuse('swccg.core-deploy-where.10', 'not-on-that', { id: facts.id });
    const theirs = on !== null && on.owner !== seat;
    if (theirs) return refuse('swccg.core-deploy-where.9', 'not-on-opponents', { id: facts.id });
    return refuse('swccg.core-weapon-carrying.1', 'not-on-that', { id: facts.id });
  }
  if (on && !isActive(game, on)) return refuse('swccg.core-inactive.1', 'inactive', { id: on.id });
  const about = { facts, seat, location, on };
  if (ask(game, game.modifiers['may-deploy'], about, 1) === 0) return refuse('swccg.core-object.10', 'text-forbids');
  return tooDear(attempt, ask(game, game.modifiers['deploy-cost'], about, printed));
}

/** A starship with its pilot (swccg.starship-starfighter-deployment.7). */
function whyNotTogether(
  attempt: Attempt,
  definition: CardDefinition,
  place: Place,
  pilotId: string,
): Violation | undefined {
  const { game, seat } = attempt;
  const { facts, text } = definition;
  const pilot = game.cards.find(pilotId);
  if (!pilot || !game.player(seat).hand.includes(pilotId)) {
    return refuse('swccg.core-deploy-phase.1', 'not-in-hand', { id: pilotId });
  }
  const rule = 'swccg.starship-starfighter-deployment.7';
  if (facts.type !== 'starship') return refuse(rule, 'no-way-to-deploy', { id: facts.id });
  if (text?.permanentPilots !== undefined) return refuse(rule, 'flies-already', { id: facts.id });
  if (iconCount(pilot.facts, 'pilot') === 0) return refuse(rule, 'no-pilot', { id: pilotId });
  if (!text?.capacity?.pilots && !text?.capacity?.either) {
    return refuse('swccg.core-capacity.1', 'no-room', { id: facts.id });
  }
  const unique = whyNotJoin(game, seat, pilot);
  if (unique) return unique;
  if (!place.location || place.on) return refuse('swccg.core-deploy-phase.4', 'no-such-place', { id: facts.id });
  const stands = whyNotStand(definition, place.location, game, true);
  if (stands) return stands;
  if (!isOpenTo(game, seat, definition, place.location)) {
    return refuse('swccg.core-deploy-phase.8', 'no-presence-or-icons', { id: facts.id });
  }
  const cost = deployCost(game, seat, definition, place) + deployCost(game, seat, pilot, place);
  return whyTextForbids(attempt, definition, place) ?? whyTextForbids(attempt, pilot, place) ?? tooDear(attempt, cost);
}

/** No place is named: what comes closest to being one says the most. */
function nowhere(attempt: Attempt, definition: CardDefinition): Violation | undefined {
  const { facts } = definition;
  let closest: Violation = refuse('swccg.core-deploy-phase.4', 'no-place', { id: facts.id });
  for (const place of everyPlace(attempt.game)) {
    const why = whyNotThere(attempt, definition, place);
    if (!why) return undefined;
    if (nearness(why) > nearness(closest)) closest = why;
  }
  return closest;
}

/** How far a card came on its way to a place: the later the test, the closer. */
function nearness({ code }: Violation): number {
  const at = TESTS.findIndex((codes) => codes.includes(code));
  return at < 0 ? 0.5 : at;
}

const TESTS: readonly (readonly string[])[] = [
  ['no-place', 'no-such-place', 'not-a-carrier', 'not-your-ship', 'not-on-opponents'],
  ['not-on-that'],
  ['no-room', 'capitals-only'],
  ['bays-only', 'space-only', 'exterior-only', 'sites-only'],
  ['not-empty-into-space', 'needs-pilot'],
  ['no-presence-or-icons', 'inactive'],
  ['only-elsewhere'],
  ['text-forbids'],
  ['too-dear', 'too-dear-for-opponent'],
];
