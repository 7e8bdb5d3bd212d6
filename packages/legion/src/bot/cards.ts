import type { Answer, BotTurn, PickRequest } from '@rangefinder/kernel';
import { pickUnder } from '../ask.ts';
import type { Gift } from '../keywords/choosing.ts';
import { courageOf } from '../rules/units.ts';
import type { AttackFace, DefenseFace, Unit } from '../state.ts';
import type { LegionView } from '../view.ts';
import { chooseReroll, unitOf } from './attacks.ts';
import { best } from './best.ts';
import { isGift, worthOfGiving } from './needs.ts';
import type { Outlook } from './outlook.ts';
import { cardOf } from './using.ts';

type Turn = BotTurn<LegionView>;

/** A word that a card lets one choose: blue breaks what red mends; a token that will be used; suppression from nobody who can do without. */
export function chooseWay(_turn: Turn, request: PickRequest, outlook: Outlook): Answer | undefined {
  const { t, seat } = outlook;
  const wanted = seat === t.state.blue ? 'sabotage' : 'repair';
  const part = request.options.find(({ key }) => key === wanted)?.key ?? chooseReroll(request, outlook);
  if (part !== undefined) return part;
  const unit = outlook.find(unitOf(request));
  if (!unit || !request.options.every(({ key }) => key in WAYS)) return undefined;
  return best(request.options, ({ key }) => WAYS[key]?.(outlook, unit) ?? 0)?.key;
}

/** Whoever has somebody to attack does so before it must go on. */
export function chooseWhenToGo(_turn: Turn, request: PickRequest, outlook: Outlook): Answer | undefined {
  const unit = outlook.find(unitOf(request));
  return unit && (outlook.roughBest(unit) > 0 ? 'second' : 'first');
}

/** What each way is worth to a unit; those of other questions are not weighed here. */
const WAYS: Readonly<Record<string, (outlook: Outlook, unit: Unit) => number>> = {
  aim: (outlook, unit) => (outlook.roughBest(unit) > 0 ? 3 : 1),
  dodge: (outlook, unit) => 1.5 + Math.min(2, outlook.danger(unit) / 20),
  surge: () => 1.2,
  standby: (outlook, unit) => (outlook.roughBest(unit) > 0 ? 1 : 1.4),
  calm: ({ t }, unit) => (unit.tokens.suppression >= (courageOf(t, unit) ?? 99) ? 4 : 1),
  attack: () => 4,
  move: (outlook, unit) => (outlook.roughBest(unit) > 0 ? 0 : 2),
  suppression: () => -1,
  faster: () => 2,
  slower: () => 1,
  none: () => 0,
};

/** Units that an effect lets one choose: an enemy's most dangerous, or one's own most useful, as many as one may. */
export function chooseUnit(_turn: unknown, request: PickRequest, outlook: Outlook): Answer | undefined {
  if (request.options.some(({ key }) => key === 'none') && isEnough(request, outlook)) return 'none';
  const gift = giftOf(request);
  const worth = (option: PickRequest['options'][number]) => {
    const unit = outlook.find(unitOf(option));
    if (unit && gift !== undefined) return worthOfGiving(outlook, gift, unit);
    // What may be done to either side is done to the enemy.
    return unit ? 1 + outlook.t.facts(unit).points + (unit.seat === outlook.seat ? 0 : 1000) : 0;
  };
  if (request.max === 1) return best(request.options, worth)?.key;
  const ranked = [...request.options].sort((a, b) => worth(b) - worth(a));
  return ranked.slice(0, request.max).map(({ key }) => key);
}

/** What the one who is chosen gets, where the request says so. */
function giftOf({ about }: Pick<PickRequest, 'about'>): Gift | undefined {
  return about && 'gives' in about && isGift(about.gives) ? about.gives : undefined;
}

/** Nobody is given up for another one, and nobody takes over more than brings something. */
function isEnough(request: PickRequest, outlook: Outlook): boolean {
  const unit = outlook.find(unitOf(request));
  switch (cardOf(request)) {
    case 'sacrifice':
      return unit !== undefined && outlook.frailty(unit) < 0.8;
    case 'our-fate-is-in-your-hands':
      return (unit?.tokens.suppression ?? 0) >= 2;
    default:
      return false;
  }
}

/** As many as possible of what helps; of what hurts one's own none, but for a token that covers and costs nothing. */
export function chooseNumber(_turn: Turn, { about, options }: PickRequest, outlook: Outlook): Answer | undefined {
  const unit = outlook.find(unitOf({ about }));
  const gift = giftOf({ about });
  const isMeant = unit === undefined || gift === undefined || worthOfGiving(outlook, gift, unit) >= 0;
  const isTaken = isMeant || (gift === 'suppression' && isCoveredFor(outlook, unit));
  return (isTaken ? options[0] : options.at(-1))?.key;
}

/** A first suppression token covers whoever is shot at, and costs the brave no action. */
function isCoveredFor(outlook: Outlook, unit: Unit): boolean {
  if (unit.seat !== outlook.seat || unit.tokens.suppression > 0) return false;
  return (courageOf(outlook.t, unit) ?? 0) > 1 && outlook.danger(unit) > outlook.roughBest(unit);
}

const FACES: Readonly<Record<AttackFace | DefenseFace, number>> = { crit: 3, hit: 2, block: 2, surge: 1, blank: 0 };

/** Dice that one may take from the other side: those that show most. */
export function takeDice(_turn: Turn, request: PickRequest): Answer | undefined {
  const dice = pickUnder(request, 'choose-dice');
  const shown = (option: { readonly about?: { readonly face: AttackFace | DefenseFace } | undefined }) =>
    option.about ? FACES[option.about.face] : 0;
  return (
    dice &&
    [...dice.options]
      .sort((a, b) => shown(b) - shown(a))
      .slice(0, dice.max)
      .map(({ key }) => key)
  );
}
