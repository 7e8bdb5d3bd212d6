import type { RuleId } from '@rangefinder/kernel';
import { name, type Words, words } from '@rangefinder/kernel/words';
import { either, meetsShip, type ShipRestriction, shipDescribed } from '@rangefinder/xwing/squad';
import type { BarAction, PilotCard, Restriction, UpgradeFacts } from '../card.ts';
import { SHIP_TYPES } from '../cards/ships/index.ts';
import { allegianceName, factionName, slotName } from './names.ts';

/** What a restriction looks at: the ship as far as it is built, and the names of all cards in its squad. */
export interface Fitting {
  readonly pilot: PilotCard;
  /** The ship's other upgrades, never the one that is asked about. */
  readonly equipped: readonly UpgradeFacts[];
  readonly squadNames: { has(name: string): boolean };
}

/** Whether a ship meets a restriction; numbers are the printed ones (xw1.squad-lists.7). */
export function meets(restriction: Restriction, fitting: Fitting): boolean {
  const { pilot, equipped } = fitting;
  if ('allegiance' in restriction) return restriction.allegiance.includes(pilot.allegiance);
  if ('skillFrom' in restriction) return pilot.skill >= restriction.skillFrom;
  if ('action' in restriction) return barOf(fitting).includes(restriction.action);
  if ('slot' in restriction) return pilot.slots.includes(restriction.slot);
  if ('withoutSlot' in restriction) {
    const added = equipped.flatMap(({ slots = [] }) => slots);
    return !pilot.slots.includes(restriction.withoutSlot) && !added.includes(restriction.withoutSlot);
  }
  if ('shields' in restriction) return pilot.type.shields === restriction.shields;
  if ('hullTo' in restriction) return pilot.type.hull <= restriction.hullTo;
  if ('anyOf' in restriction) return restriction.anyOf.some((one) => meets(one, fitting));
  return meetsShip(restriction, fitting);
}

/** The action bar with what other upgrades add to it. */
function barOf({ pilot, equipped }: Fitting): readonly BarAction[] {
  return [...pilot.bar, ...equipped.flatMap(({ actions = [] }) => actions)];
}

/** Whether other upgrades, or other ships, can decide about a restriction. */
export function dependsOnOthers(restriction: Restriction): boolean {
  if ('anyOf' in restriction) return restriction.anyOf.some(dependsOnOthers);
  return ['action', 'withoutSlot', 'squadIncludes'].some((key) => key in restriction);
}

/** Which rule a restriction rests on. */
export function ruleOf(restriction: Restriction): RuleId {
  if ('faction' in restriction || 'allegiance' in restriction) return 'xw1.upgrade-cards.6';
  if ('size' in restriction) return 'xw1.upgrade-cards.7';
  if ('ship' in restriction) return 'xw1.upgrade-cards.8';
  return 'xw1.squad-lists.7';
}

/** Who may equip the card, as the end of "only for …". */
export function described(restriction: Restriction): Words {
  if ('allegiance' in restriction) {
    const { en, fr, pl } = either(restriction.allegiance.map(allegianceName));
    return words(`ships of ${en}`, `les vaisseaux de : ${fr}`, `statków: ${pl}`);
  }
  if ('skillFrom' in restriction) {
    const least = restriction.skillFrom;
    return words(
      `ships of pilot skill ${least} or higher`,
      `les vaisseaux de valeur de pilotage ${least} ou plus`,
      `statków o umiejętności pilota ${least} lub wyższej`,
    );
  }
  if ('action' in restriction) {
    const { en, fr, pl } = name(restriction.action);
    return words(
      `ships with ${en} on their action bar`,
      `les vaisseaux dont la barre a l'action ${fr}`,
      `statków z akcją ${pl} na pasku`,
    );
  }
  if ('slot' in restriction) {
    const { en, fr, pl } = slotName(restriction.slot);
    return words(`ships with the icon ${en}`, `les vaisseaux à l'icône ${fr}`, `statków z ikoną: ${pl}`);
  }
  if ('withoutSlot' in restriction) {
    const { en, fr, pl } = slotName(restriction.withoutSlot);
    return words(`ships without the icon ${en}`, `les vaisseaux sans l'icône ${fr}`, `statków bez ikony: ${pl}`);
  }
  return describedValue(restriction);
}

function describedValue(
  restriction: Extract<Restriction, { shields: unknown } | { hullTo: unknown } | { anyOf: unknown } | ShipRestriction>,
): Words {
  if ('shields' in restriction) {
    const value = restriction.shields;
    return words(
      `ships of shield value ${value}`,
      `les vaisseaux de valeur de bouclier ${value}`,
      `statków o wartości osłon ${value}`,
    );
  }
  if ('hullTo' in restriction) {
    const most = restriction.hullTo;
    return words(
      `ships of hull ${most} or lower`,
      `les vaisseaux de coque ${most} ou moins`,
      `statków o kadłubie ${most} lub mniejszym`,
    );
  }
  if ('anyOf' in restriction) return either(restriction.anyOf.map(described));
  return shipDescribed({ factionName: (faction) => factionName(faction as never) }, restriction, typeName);
}

function typeName(id: string): string {
  return SHIP_TYPES.find((type) => type.id === id)?.name ?? id;
}
