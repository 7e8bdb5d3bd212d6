import type { RuleId } from '@rangefinder/kernel';
import { name, type Words, words } from '@rangefinder/kernel/words';
import { and, either, eitherName, type ShipRestriction, shipDescribed } from '@rangefinder/xwing/squad';
import { arc } from '@rangefinder/xwing/terms';
import type { Restriction } from '../card.ts';
import { SHIP_TYPES } from '../cards/ships/index.ts';
import { ACTION, COLOUR } from '../text/terms.ts';
import { factionName, slotName } from './names.ts';

/** Which rule a restriction rests on. */
export function ruleOf(restriction: Restriction): RuleId {
  if ('faction' in restriction) return 'xw2.upgrade-cards.3';
  if ('size' in restriction) return 'xw2.upgrade-cards.4';
  if ('ship' in restriction) return 'xw2.upgrade-cards.5';
  if ('action' in restriction) return 'xw2.upgrade-cards.6';
  if ('keyword' in restriction || 'forceSide' in restriction) return 'xw2.squad-keywords.2';
  return 'xw2.squad-upgrades.4';
}

/** Who may equip the card, as the end of "only for …". */
export function described(restriction: Restriction): Words {
  if ('action' in restriction) {
    const colour = restriction.difficulty === undefined ? undefined : COLOUR[restriction.difficulty];
    const { en, fr, pl } = ACTION[restriction.action] ?? name(restriction.action);
    return words(
      `ships with a ${colour ? `${colour.en} ` : ''}${en} action on their bar`,
      `les vaisseaux dont la barre a l'action ${fr}${colour ? ` (${colour.fr})` : ''}`,
      `statków z akcją ${pl}${colour ? ` (${colour.pl})` : ''} na pasku`,
    );
  }
  if ('keyword' in restriction) {
    const { en, fr, pl } = eitherName(restriction.keyword);
    return words(`ships with the keyword ${en}`, `les vaisseaux au mot-clé ${fr}`, `statków ze słowem kluczowym ${pl}`);
  }
  if ('shipAbility' in restriction) {
    const { en, fr, pl } = eitherName(restriction.shipAbility);
    return words(`ships with the ability ${en}`, `les vaisseaux à la capacité ${fr}`, `statków ze zdolnością ${pl}`);
  }
  if ('equipped' in restriction) {
    const { en, fr, pl } = and(restriction.equipped.map(slotName));
    return words(
      `ships with another ${en} upgrade`,
      `les vaisseaux qui ont déjà une amélioration ${fr}`,
      `statków z innym ulepszeniem: ${pl}`,
    );
  }
  if ('forceSide' in restriction) {
    const { en, fr, pl } = either(restriction.forceSide.map((side) => SIDE[side]));
    return words(`ships of the ${en} side`, `les vaisseaux du côté ${fr}`, `statków ${pl} strony`);
  }
  if ('arc' in restriction) {
    const { en, fr, pl } = either(restriction.arc.map(arc));
    return words(`ships with a ${en} arc weapon`, `les vaisseaux armés vers : ${fr}`, `statków z bronią w łuku: ${pl}`);
  }
  if ('nonLimited' in restriction) {
    return restriction.nonLimited
      ? words('ships that are not limited', 'les vaisseaux non limités', 'statków bez limitu')
      : words('limited ships', 'les vaisseaux limités', 'statków z limitem');
  }
  return describedValue(restriction);
}

function describedValue(
  restriction: Extract<
    Restriction,
    { agility: unknown } | { initiativeUpTo: unknown } | { shieldsFrom: unknown } | { anyOf: unknown } | ShipRestriction
  >,
): Words {
  if ('agility' in restriction) {
    const { en, fr, pl } = eitherName(restriction.agility.map(String));
    return words(`ships of agility ${en}`, `les vaisseaux d'agilité ${fr}`, `statków o zwrotności ${pl}`);
  }
  if ('initiativeUpTo' in restriction) {
    const most = restriction.initiativeUpTo;
    return words(
      `ships of initiative ${most} or lower`,
      `les vaisseaux d'initiative ${most} ou moins`,
      `statków o inicjatywie ${most} lub niższej`,
    );
  }
  if ('shieldsFrom' in restriction) {
    const least = restriction.shieldsFrom;
    return words(
      `ships with ${least} or more shields`,
      `les vaisseaux à ${least} boucliers ou plus`,
      `statków z co najmniej ${least} osłonami`,
    );
  }
  if ('anyOf' in restriction) return either(restriction.anyOf.map(described));
  return shipDescribed({ factionName }, restriction, typeName);
}

const SIDE = {
  light: words('light', 'lumineux', 'jasnej'),
  dark: words('dark', 'obscur', 'ciemnej'),
} as const;

function typeName(id: string): string {
  return SHIP_TYPES.find((type) => type.id === id)?.name ?? id;
}
