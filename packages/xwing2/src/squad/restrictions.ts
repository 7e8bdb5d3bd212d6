import { meetsShip } from '@rangefinder/xwing/squad';
import { type BarEntry, type PilotCard, parseBar, type Restriction, type UpgradeFacts } from '../card.ts';

/** What a restriction looks at: the ship as far as it is built, and the names of all cards in its squad. */
export interface Fitting {
  readonly pilot: PilotCard;
  /** The ship's other upgrades, never the one that is asked about. */
  readonly equipped: readonly UpgradeFacts[];
  readonly squadNames: { has(name: string): boolean };
}

/** Whether a ship meets a restriction, such as one to its type (xw2.ship-type.3, xw2.title.1). */
export function meets(restriction: Restriction, fitting: Fitting): boolean {
  const { pilot, equipped } = fitting;
  if ('action' in restriction) {
    return barOf(fitting).some(
      ({ action, difficulty }) =>
        action === restriction.action && (restriction.difficulty ?? difficulty) === difficulty,
    );
  }
  if ('keyword' in restriction) return restriction.keyword.some((keyword) => hasKeyword(pilot, keyword));
  if ('shipAbility' in restriction) return restriction.shipAbility.includes(pilot.ability?.name ?? '');
  if ('equipped' in restriction)
    return restriction.equipped.every((slot) => equipped.some(({ fills }) => fills.includes(slot)));
  if ('forceSide' in restriction) return restriction.forceSide.some((side) => hasForceSide(fitting, side));
  if ('arc' in restriction) return pilot.type.attacks.some(({ arc }) => restriction.arc.includes(arc));
  if ('nonLimited' in restriction) return (pilot.limited === 0) === restriction.nonLimited;
  // xw2.faq-squad-building.1: what other upgrades do to a printed value is ignored.
  if ('agility' in restriction) return restriction.agility.includes(pilot.type.agility);
  if ('initiativeUpTo' in restriction) return pilot.initiative <= restriction.initiativeUpTo;
  if ('shieldsFrom' in restriction) return pilot.type.shields >= restriction.shieldsFrom;
  if ('anyOf' in restriction) return restriction.anyOf.some((one) => meets(one, fitting));
  return meetsShip(restriction, fitting);
}

/** Whether other upgrades, or other ships, can decide about a restriction. */
export function dependsOnOthers(restriction: Restriction): boolean {
  if ('anyOf' in restriction) return restriction.anyOf.some(dependsOnOthers);
  return ['action', 'equipped', 'forceSide', 'squadIncludes'].some((key) => key in restriction);
}

/** The action bar with what upgrades add to it (xw2.actions.4); linked actions do not count (xw2.upgrade-cards.6). */
function barOf({ pilot, equipped }: Fitting): readonly BarEntry[] {
  const added = equipped.flatMap(barAdded);
  return added.length === 0 ? pilot.bar : [...pilot.bar, ...added];
}

/** Parsed once: random squads ask this many thousand times. */
const BARS = new Map<UpgradeFacts, readonly BarEntry[]>();

function barAdded(upgrade: UpgradeFacts): readonly BarEntry[] {
  const known = BARS.get(upgrade);
  if (known) return known;
  const bar = parseBar(upgrade.actions ?? []);
  BARS.set(upgrade, bar);
  return bar;
}

const SIDE_KEYWORDS = { light: 'Light Side', dark: 'Dark Side' } as const;

function hasForceSide({ pilot, equipped }: Fitting, side: 'light' | 'dark'): boolean {
  if (pilot.keywords?.includes(SIDE_KEYWORDS[side]) || pilot.force?.side.includes(side)) return true;
  return equipped.some(({ force }) => force?.side.includes(side));
}

/** Its own keywords, and those its ship ability lets it count as having. */
function hasKeyword({ keywords, ability }: PilotCard, keyword: string): boolean {
  return keywords?.includes(keyword) === true || ability?.countsAs?.includes(keyword) === true;
}
