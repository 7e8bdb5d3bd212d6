import type { Language } from '@rangefinder/kernel';
import type { CardDefinition } from '../../src/definition.ts';
import type { CardFacts } from '../../src/facts.ts';
import type { CardView } from '../../src/view.ts';
import { type IconName, isIconName } from '../icons/drawings.ts';
import { KIND_WORDS, PLACE_WORDS, type Stat, TYPE_WORDS } from '../words.ts';

/** A value on a card: as printed, and as it is now where it lies on the table. */
export interface ShownStat {
  readonly stat: Stat;
  readonly value: number;
  readonly printed: number | null;
}

const FIGHTING = ['power', 'ability', 'maneuver', 'armor', 'hyperspeed', 'landspeed', 'forfeit'] as const;

/** The values of a card, in the order in which cards print them. */
export function statsOf(facts: CardFacts, now: CardView | null): readonly ShownStat[] {
  if (facts.type !== 'character' && facts.type !== 'starship' && facts.type !== 'vehicle') return [];
  const stats = FIGHTING.flatMap((stat): ShownStat[] => {
    const printed = facts[stat];
    if (printed === undefined) return [];
    return [{ stat, value: now ? now[stat] : printed, printed }];
  });
  if (now && now.immunity > 0) stats.push({ stat: 'immunity', value: now.immunity, printed: null });
  return stats;
}

/** Values come in halves at most. */
export function written(value: number): string {
  const whole = Math.floor(value);
  return value === whole ? String(value) : `${whole === 0 ? '' : whole}½`;
}

/** The few values that decide a battle, for a card drawn small. */
export function keyStats(facts: CardFacts, now: CardView | null): readonly ShownStat[] {
  const stats = statsOf(facts, now);
  const small: readonly Stat[] = ['power', 'ability', 'maneuver', 'armor', 'forfeit'];
  return stats.filter(({ stat }) => small.includes(stat));
}

export function deployCost(facts: CardFacts): number | null {
  return 'deploy' in facts ? (facts.deploy ?? null) : null;
}

/** The picture of a card's type. */
export function typeIcon(facts: CardFacts): IconName {
  if (facts.type !== 'location') return facts.type;
  if (facts.kind === 'site') return facts.exterior ? 'site' : 'interior';
  return facts.kind;
}

/** "Alien", "Starfighter · X-wing", "Site · exterior". */
export function typeLine(facts: CardFacts, language: Language): string {
  return typeParts(facts, language).join(' · ');
}

function typeParts(facts: CardFacts, language: Language): readonly string[] {
  const type = TYPE_WORDS[facts.type][language];
  const kind = (name: string) => KIND_WORDS[name]?.[language] ?? type;
  switch (facts.type) {
    case 'character':
      return [type, kind(facts.kind)];
    case 'starship':
    case 'vehicle':
      return facts.model === undefined ? [kind(facts.class)] : [kind(facts.class), facts.model];
    case 'location': {
      const where = (['interior', 'exterior', 'dockingBay'] as const).filter((name) => facts[name] === true);
      return [kind(facts.kind), ...where.map((name) => PLACE_WORDS[name][language])];
    }
    case 'weapon':
      return [kind(`${facts.kind} weapon`)];
    case 'interrupt':
      return [kind(`${facts.kind} interrupt`)];
    case 'effect':
      return [facts.kind === undefined ? type : kind(`${facts.kind} effect`)];
    default:
      return [type];
  }
}

/** Icons printed on a card, each with how many. */
export function printedIcons({ icons }: CardFacts): readonly { readonly icon: IconName; readonly count: number }[] {
  return (icons ?? []).flatMap((printed) => {
    const [, name = printed, count = '1'] = /^(.*?)(?: x(\d+))?$/.exec(printed) ?? [];
    return isIconName(name) ? [{ icon: name, count: Number(count) }] : [];
  });
}

/** Everything one may search for in a card. */
export function searchText({ facts, text }: CardDefinition): string {
  return [facts.title, text?.text ?? '', ...(facts.keywords ?? []), 'model' in facts ? (facts.model ?? '') : '']
    .join(' ')
    .toLowerCase();
}
