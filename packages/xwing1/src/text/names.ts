import { capital, name, type Words, words } from '@rangefinder/kernel/words';
import { obstacleToken, placedObstacleToken } from '@rangefinder/xwing';
import { findBomb } from '../cards/bombs.ts';
import { findPilot, findUpgrade } from '../cards/catalog.ts';
import { findCondition } from '../cards/conditions.ts';
import { findDamageCard } from '../cards/damage.ts';
import { ACTION, TOKEN } from './terms.ts';

/** The name of a ship, bomb or obstacle: `academypilot-2` is Academy Pilot 2. */
export function thing(id: string): Words {
  const whole = known(id);
  if (whole) return whole;
  const [, stem = id, number] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const { en, fr, pl } = known(stem) ?? name(readable(stem));
  return number === undefined ? { en, fr, pl } : words(`${en} ${number}`, `${fr} ${number}`, `${pl} ${number}`);
}

function known(id: string): Words | undefined {
  const card = findPilot(id) ?? findBomb(id);
  if (card) return name(card.name);
  if (placedObstacleToken(id)?.kind === 'loose-cargo') return words('cargo', 'cargaison', 'ładunek');
  const obstacle = obstacleToken(id);
  if (!obstacle) return undefined;
  return obstacle.kind === 'debris-cloud'
    ? words('debris cloud', 'nuage de débris', 'chmura odłamków')
    : words('asteroid', 'astéroïde', 'asteroida');
}

/** The name of a card: a pilot, an upgrade, a damage card, a condition. */
export function card(id: string): Words {
  const found = findUpgrade(id) ?? findPilot(id) ?? findDamageCard(id) ?? findCondition(id);
  return found ? name(found.name) : thing(id);
}

/** What a position calls a ship has no card behind it: `blue-leader` is Blue leader. */
function readable(id: string): string {
  const spaced = id.replace(/[-:]/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const ACTIONS: Readonly<Record<string, Words>> = ACTION;

/** `boost`, `boost:daredevil` as a card has it, or an action of a card's own: `card:r2f2`. */
export function actionName(action: string): Words {
  const [, head = action, id] = /^([^:]+):([^:#]+)/.exec(action) ?? [];
  const own = ACTIONS[head];
  if (id === undefined) return capital(own ?? name(action));
  const { en, fr, pl } = card(id);
  return capital(own ? words(`${own.en} (${en})`, `${own.fr} (${fr})`, `${own.pl} (${pl})`) : { en, fr, pl });
}

/** `primary`, or the id of an upgrade. */
export function weaponName(weapon: string): Words {
  return weapon === 'primary' ? words('primary weapon', 'arme principale', 'broń podstawowa') : card(weapon);
}

/** What can change dice besides the ability of a card. */
const MODIFIERS: Readonly<Record<string, Words>> = {
  focus: TOKEN.focus,
  evade: TOKEN.evade,
  lock: words('target lock', 'acquisition de cible', 'namierzenie'),
};

/** What changed dice: a token, a lock, or the ability of a card (`card:luke:r2d2`). */
export function modifier(what: string): Words {
  return MODIFIERS[what] ?? card(what.slice(what.lastIndexOf(':') + 1).replace(/#\d+$/, ''));
}

/** The same as something to do. */
export function modification(what: string): Words {
  const { en, fr, pl } = modifier(what);
  if (!(what in MODIFIERS)) return capital({ en, fr, pl });
  if (what === 'lock') return words(`Spend ${en}`, `Dépenser une ${fr}`, `Wydaj ${pl}`);
  return words(`Spend ${en}`, `Dépenser un ${fr}`, `Wydaj ${pl}`);
}
