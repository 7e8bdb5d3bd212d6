import { list, type Words, words } from '@rangefinder/kernel/words';
import type { RollPosition } from './movement.ts';
import { arc, bearing } from './terms.ts';
import type { EndAbout, RollAbout } from './topics.ts';

/** Where along a template a ship comes to stand. */
export const POSITION: Readonly<Record<RollPosition, Words>> = {
  forward: words('Further forward', "Plus à l'avant", 'Bardziej do przodu'),
  middle: words('In the middle', 'Au milieu', 'Pośrodku'),
  back: words('Further back', "Plus à l'arrière", 'Bardziej do tyłu'),
};

export function repositionWords(about: EndAbout | RollAbout): Words {
  if ('bearing' in about) {
    return prefixed(words('Boost', 'Accélération', 'Przyspieszenie'), bearing(about.bearing));
  }
  const bend = about.bend === null ? [] : [lower(POSITION[about.bend])];
  if (!('position' in about)) return list([arc(about.side), ...bend]);
  const parts = [arc(about.side), ...bend, lower(POSITION[about.position])];
  return prefixed(words('Roll', 'Tonneau', 'Beczka'), list(parts));
}

/** A card in an option: an ability of a ship or card, the how-manieth of it, or a card of a piece. */
interface CardTold {
  readonly card: string;
  readonly ship?: string;
  readonly number?: number;
  readonly piece?: string;
}

/** What an edition calls cards and what lies on the table. */
export interface Names {
  card(id: string): Words;
  thing(id: string): Words;
  isCard(id: string): boolean;
}

/** A card, of whom where it matters; an ability by the ship and the card it stands on. */
export function cardWords({ card, ship, number, piece }: CardTold, names: Names): Words {
  const called = names.card(card);
  if (ship !== undefined && number !== undefined) {
    const who = names.isCard(ship) ? names.card(ship) : names.thing(ship);
    const whole = who.en === called.en ? who : headed(who, called);
    return number === 1 ? whole : numbered(whole, number);
  }
  return piece === undefined ? called : list([names.thing(piece), called], ': ');
}

/** The weapon that all attacks are offered with; null when there is a choice, or it is a card's, which is worth saying. */
export function onlyWeapon(weapons: readonly string[], isCard: (id: string) => boolean): string | null {
  const [weapon = ''] = weapons;
  return weapons.every((one) => one === weapon) && !isCard(weapon) ? weapon : null;
}

/** An attack, and the weapon it is made with; null where that goes without saying. */
export function attackWords({ en, fr, pl }: Words, weapon: Words | null): Words {
  const attack = words(`Attack ${en}`, `Attaquer ${fr}`, `Atakuj: ${pl}`);
  return weapon === null ? attack : headed(attack, weapon);
}

function headed(who: Words, what: Words): Words {
  return words(`${who.en}: ${what.en}`, `${who.fr} : ${what.fr}`, `${who.pl}: ${what.pl}`);
}

export function prefixed(before: Words, after: Words): Words {
  return words(`${before.en} ${after.en}`, `${before.fr} ${after.fr}`, `${before.pl} ${after.pl}`);
}

export function numbered({ en, fr, pl }: Words, number: number): Words {
  return words(`${en} (${number})`, `${fr} (${number})`, `${pl} (${number})`);
}

export function lower({ en, fr, pl }: Words): Words {
  return words(en.toLowerCase(), fr.toLowerCase(), pl.toLowerCase());
}
