import type { Option, Request, RequestView } from '@rangefinder/kernel';
import { findPilot, findUpgrade } from '../cards/catalog.ts';
import { findCondition } from '../cards/conditions.ts';
import { findDamageCard } from '../cards/damage.ts';
import { TOKENS, type Token } from '../state.ts';
import { actionName, modification, weaponName } from './events.ts';
import { card, thing } from './names.ts';
import { ACTION, arc, bearing, EDGE, FACE, maneuver, TOKEN } from './terms.ts';
import { capital, list, name, type Words, words } from './words.ts';

/** Keys that mean the same whatever is asked. */
const FIXED: Readonly<Record<string, Words>> = {
  use: words('Use it', 'Utiliser', 'Użyj'),
  decline: words('Do not use it', 'Ne pas utiliser', 'Nie używaj'),
  done: words('Go on', 'Continuer', 'Dalej'),
  ready: words('Dials are ready', 'Cadrans prêts', 'Wskaźniki gotowe'),
  keep: words('Keep it', 'Garder', 'Zachowaj'),
  jettison: words('Jettison', 'Larguer', 'Odrzuć'),
  bottom: capital(EDGE.bottom),
  top: capital(EDGE.top),
  unobstructed: words('Nothing in the way', 'Rien sur la ligne', 'Nic po drodze'),
  facedown: words('A facedown card', 'Une carte face cachée', 'Zakryta karta'),
  forward: words('Further forward', "Plus à l'avant", 'Bardziej do przodu'),
  middle: words('In the middle', 'Au milieu', 'Pośrodku'),
  center: words('In the middle', 'Au milieu', 'Pośrodku'),
  backward: words('Further back', "Plus à l'arrière", 'Bardziej do tyłu'),
  force: words('Spend Force', 'Dépenser la Force', 'Wydaj Moc'),
};

/** What declining is called, by topic. */
const NONE: Readonly<Record<string, Words>> = {
  action: words('No action', "Pas d'action", 'Bez akcji'),
  'overlap-action': words('No action', "Pas d'action", 'Bez akcji'),
  attack: words('Do not attack', 'Ne pas attaquer', 'Nie atakuj'),
  decloak: words('Stay cloaked', 'Rester occulté', 'Pozostań zamaskowany'),
  tractor: words('Do not move it', 'Ne pas le déplacer', 'Nie przesuwaj'),
  'tractor-rotate': words('Do not turn', 'Ne pas pivoter', 'Nie obracaj'),
  'choose-device': words('No device', "Pas d'engin", 'Bez urządzenia'),
  'place-device': words('Do not place it', 'Ne pas le placer', 'Nie umieszczaj'),
};

/** Topics whose bare words are actions, tokens or faces of dice. */
const ACTION_TOPICS: readonly string[] = ['action', 'overlap-action'];
const MODIFY_TOPICS: readonly string[] = ['modify-attack', 'modify-defense', 'focus-or-force'];

/** What one option does. */
export function optionWords({ topic }: Request | RequestView, { key }: Option): Words {
  if (key === 'none') return NONE[topic] ?? words('None', 'Aucun', 'Nic');
  if (ACTION_TOPICS.includes(topic)) return actionName(key);
  if (MODIFY_TOPICS.includes(topic) && key !== 'done') return modification(key);
  if (topic === 'order-abilities') return abilityOf(key);
  return FIXED[key] ?? patterned(key) ?? named(key);
}

/** Keys with parts: `attack:tie:primary:front`, `change:luke`, `roll:left:forward`. */
function patterned(key: string): Words | undefined {
  const [head = '', ...rest] = key.split(':');
  const tail = rest.join(':');
  switch (head) {
    case 'attack':
      return attackWords(rest[0] ?? '', rest.slice(1).join(':'));
    case 'over':
      return prefixed(words('Over', 'Par-dessus', 'Ponad'), list(tail.split('+').map(thing)));
    case 'change':
      return prefixed(words('Change the dial of', 'Changer le cadran de', 'Zmień wskaźnik:'), thing(tail));
    case 'lock':
      return prefixed(words('Lock:', 'Verrouillage :', 'Namierzenie:'), thing(tail));
    case 'roll':
      return prefixed(words('Roll', 'Tonneau', 'Beczka'), list(rest.map(direction), ', '));
    case 'boost':
      return prefixed(words('Boost', 'Accélération', 'Przyspieszenie'), bearing(tail));
    case 'at':
    case 'clock':
      return words(`Here (${tail})`, `Ici (${tail})`, `Tutaj (${tail})`);
    case 'drop':
    case 'launch':
      return prefixed(PLACED[head], list(rest.map(maneuver), ', '));
    case 'card':
      return actionName(key);
    default:
      return undefined;
  }
}

const PLACED = {
  drop: words('Drop:', 'Larguer :', 'Zrzuć:'),
  launch: words('Launch:', 'Lancer :', 'Wystrzel:'),
} as const;

function prefixed(before: Words, after: Words): Words {
  return words(`${before.en} ${after.en}`, `${before.fr} ${after.fr}`, `${before.pl} ${after.pl}`);
}

function attackWords(target: string, weapon: string): Words {
  const { en, fr, pl } = thing(target);
  const using = weaponName(weapon);
  return words(`Attack ${en}: ${using.en}`, `Attaquer ${fr} : ${using.fr}`, `Atakuj: ${pl}: ${using.pl}`);
}

function direction(part: string): Words {
  const fixed = FIXED[part];
  if (!fixed) return arc(part);
  return words(fixed.en.toLowerCase(), fixed.fr.toLowerCase(), fixed.pl.toLowerCase());
}

/** `luke:r2d2`: an ability by the ship and the card it stands on. */
function abilityOf(key: string): Words {
  const [, ship = key, id, number] = /^([^:]+):(.+?)(?:#(\d+))?$/.exec(key) ?? [];
  if (id === undefined) return thing(ship);
  const who = thing(ship);
  const what = card(id);
  const again = number === undefined ? '' : ` (${number})`;
  if (who.en === what.en) return prefixed(who, name(again.trim()));
  return words(`${who.en}: ${what.en}${again}`, `${who.fr} : ${what.fr}${again}`, `${who.pl}: ${what.pl}${again}`);
}

/** Keys that name something: a maneuver, a token, a face, an arc, a card, a thing on the table. */
function named(key: string): Words {
  if (/^\d-/.test(key)) return capital(maneuver(key));
  if (isToken(key)) return capital(TOKEN[key]);
  const [, stem = key, index] = /^(.+):(\d+)$/.exec(key) ?? [];
  const word = FACE[stem] ?? ACTION[stem];
  if (word) return capital(word);
  if (key.split('+').every((part) => /^(front|rear|left|right)$/.test(part))) {
    return capital(list(key.split('+').map(arc), ' + '));
  }
  if (/(^|-)(straight|bank|turn)$/.test(key)) return capital(bearing(key));
  if (isCard(stem) && !findPilot(stem)) return card(stem);
  return capital(index === undefined && key.includes(':') ? abilityOf(key) : thing(stem));
}

function isToken(key: string): key is Token {
  return key in TOKENS;
}

function isCard(id: string): boolean {
  return (findUpgrade(id) ?? findPilot(id) ?? findDamageCard(id) ?? findCondition(id)) !== undefined;
}
