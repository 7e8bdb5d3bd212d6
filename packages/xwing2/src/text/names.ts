import { capital, name, type Words, words } from '@rangefinder/kernel/words';
import { obstacleToken, placedObstacleToken } from '@rangefinder/xwing';
import { arc } from '@rangefinder/xwing/terms';
import { allPilots, findPilot, findUpgrade } from '../cards/catalog.ts';
import { findCondition } from '../cards/conditions.ts';
import { findDamageCard } from '../cards/damage.ts';
import { findDevice } from '../cards/devices.ts';
import type { Feature, ObstacleKindInPlay } from '../state.ts';
import { ACTION, TOKEN } from './terms.ts';

const OBSTACLE: Readonly<Record<ObstacleKindInPlay, Words>> = {
  asteroid: words('asteroid', 'astéroïde', 'asteroida'),
  'debris-cloud': words('debris cloud', 'nuage de débris', 'chmura odłamków'),
  'gas-cloud': words('gas cloud', 'nuage de gaz', 'chmura gazu'),
  'electro-chaff': words('electro-chaff cloud', 'nuage de paillettes électriques', 'chmura elektrozakłóceń'),
  'loose-cargo': words('loose cargo', 'cargaison larguée', 'porzucony ładunek'),
  'spare-parts': words('spare parts', 'pièces détachées', 'części zamienne'),
  blaze: words('blaze', 'brasier', 'pożar'),
};

const FEATURE: Readonly<Record<Feature['kind'], Words>> = {
  satellite: words('satellite', 'satellite', 'satelita'),
  cache: words('supply cache', 'cache de ravitaillement', 'skrytka z zaopatrzeniem'),
};

/** The name of a ship, device, obstacle or marker: `academypilot-2` is Academy Pilot 2. */
export function thing(id: string): Words {
  const whole = known(id);
  if (whole) return whole;
  const [, stem = id, number] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const { en, fr, pl } = known(stem) ?? name(readable(stem));
  return number === undefined ? { en, fr, pl } : words(`${en} ${number}`, `${fr} ${number}`, `${pl} ${number}`);
}

function known(id: string): Words | undefined {
  const card = findPilot(id) ?? findDevice(id);
  if (card) return name(card.name);
  const obstacle = obstacleToken(id) ?? placedObstacleToken(id);
  if (obstacle) return OBSTACLE[obstacle.kind];
  return id === 'satellite' || id === 'cache' ? FEATURE[id] : undefined;
}

/** The name of a card: a pilot, an upgrade, a damage card, a condition, or the ability of a ship type. */
export function card(id: string): Words {
  const found = findUpgrade(id) ?? findPilot(id) ?? findDamageCard(id) ?? findCondition(id);
  if (found) return name(found.name);
  if (id === 'secret-condition') return words('secret condition', 'état secret', 'tajny stan');
  if (id === 'linked-action') return words('linked action', 'action liée', 'akcja powiązana');
  if (id.endsWith(':ability')) return shipAbility(id.slice(0, -':ability'.length));
  return thing(id);
}

/** The ability that all ships of a type share has a name of its own. */
function shipAbility(type: string): Words {
  const ability = allPilots().find((pilot) => pilot.type.id === type)?.ability;
  return ability ? name(ability.name) : words('ship ability', 'capacité du vaisseau', 'zdolność statku');
}

/** What a position calls a ship has no card behind it: `blue-leader` is Blue leader. */
function readable(id: string): string {
  const spaced = id.replace(/[-:]/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** `boost`, `boost:daredevil` as a card has it, or an action of a card's own: `card:r2d2`. */
export function actionName(action: string): Words {
  const [, head = action, id] = /^([^:]+):([^:#]+(?::ability)?)/.exec(action) ?? [];
  const own = ACTION[head];
  if (id === undefined) return capital(own ?? name(action));
  const { en, fr, pl } = card(id);
  return capital(own ? words(`${own.en} (${en})`, `${own.fr} (${fr})`, `${own.pl} (${pl})`) : { en, fr, pl });
}

/** `primary:front`, or the id of an upgrade. */
export function weaponName(weapon: string): Words {
  const [, where] = /^primary:(.+)$/.exec(weapon) ?? [];
  if (where === undefined) return card(weapon);
  const { en, fr, pl } = arc(where);
  return words(`primary weapon (${en})`, `arme principale (${fr})`, `broń podstawowa (${pl})`);
}

/** What can change dice besides the ability of a card. */
const MODIFIERS: Readonly<Record<string, Words>> = {
  focus: TOKEN.focus,
  calculate: TOKEN.calculate,
  evade: TOKEN.evade,
  force: words('Force', 'Force', 'Moc'),
  lock: words('lock', 'verrouillage', 'namierzenie'),
};

/** What changed dice: a token, a lock, Force, or the ability of a card (`luke:r2d2`). */
export function modifier(what: string): Words {
  return MODIFIERS[what] ?? card(what.slice(what.indexOf(':') + 1).replace(/#\d+$/, ''));
}

/** The same as something to do. */
export function modification(what: string): Words {
  const { en, fr, pl } = modifier(what);
  if (!(what in MODIFIERS)) return capital({ en, fr, pl });
  if (what === 'force') return words(`Spend ${en}`, `Dépenser la ${fr}`, `Wydaj ${pl}`);
  return words(`Spend ${en}`, `Dépenser un ${fr}`, `Wydaj ${pl}`);
}
