import type { Language } from '@rangefinder/kernel';
import type { SaidCard } from '@rangefinder/xwing/ui';
import { faceOf, findPilot, findUpgrade } from '../../src/cards/catalog.ts';
import { findCondition } from '../../src/cards/conditions.ts';
import { findDamageCard } from '../../src/cards/damage.ts';
import { card as cardName } from '../../src/text/names.ts';
import type { ShipView } from '../../src/view.ts';

type Carrier = Pick<ShipView, 'pilot' | 'upgrades'> | undefined;

/** What a card says that a ship has: the face of an upgrade that shows, or the ability of all ships of its type. */
export function cardOf(ship: Carrier, card: string, language: Language): SaidCard | null {
  const text = textOf(ship, card);
  return text === undefined ? null : { name: cardName(card)[language], text };
}

function textOf(ship: Carrier, card: string): string | undefined {
  if (findUpgrade(card)) {
    const { side = 'front' } = ship?.upgrades.find(({ id }) => id === card) ?? {};
    return faceOf({ id: card, side }).text;
  }
  const pilot = findPilot(ship?.pilot ?? '');
  if (card === pilot?.abilityId) return pilot.ability?.text;
  return (findPilot(card) ?? findDamageCard(card) ?? findCondition(card))?.text;
}
