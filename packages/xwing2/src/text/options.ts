import type { Option, Request, RequestView } from '@rangefinder/kernel';
import { capital, list, name, type Words, words } from '@rangefinder/kernel/words';
import { arc, bearing, EDGE, FACE, isBearing, maneuver } from '@rangefinder/xwing/terms';
import { findPilot, findUpgrade } from '../cards/catalog.ts';
import { findCondition } from '../cards/conditions.ts';
import { findDamageCard } from '../cards/damage.ts';
import { TOKENS, type Token } from '../state.ts';
import { actionName, card, modification, thing, weaponName } from './names.ts';
import { ACTION, TOKEN } from './terms.ts';

/** Keys that mean the same whatever is asked. */
const FIXED: Readonly<Record<string, Words>> = {
  use: words('Use it', 'Utiliser', 'Użyj'),
  decline: words('Do not use it', 'Ne pas utiliser', 'Nie używaj'),
  done: words('Go on', 'Continuer', 'Dalej'),
  ready: words('Dials are ready', 'Cadrans prêts', 'Wskaźniki gotowe'),
  change: words('Change a dial', 'Changer un cadran', 'Zmień wskaźnik'),
  keep: words('Keep it', 'Garder', 'Zachowaj'),
  touching: words('Touching the ship', 'Au contact du vaisseau', 'Stykając się ze statkiem'),
  jettison: words('Jettison', 'Larguer', 'Odrzuć'),
  bottom: capital(EDGE.bottom),
  top: capital(EDGE.top),
  unobstructed: words('Nothing in the way', 'Rien sur la ligne', 'Nic po drodze'),
  facedown: words('A facedown card', 'Une carte face cachée', 'Zakryta karta'),
  forward: words('Further forward', "Plus à l'avant", 'Bardziej do przodu'),
  middle: words('In the middle', 'Au milieu', 'Pośrodku'),
  back: words('Further back', "Plus à l'arrière", 'Bardziej do tyłu'),
  deploy: words('Deploy', 'Se déployer', 'Startuj'),
  stay: words('Stay docked', 'Rester arrimé', 'Pozostań w doku'),
  shield: words('Lose a shield', 'Perdre un bouclier', 'Strata osłony'),
  flip: words('Flip it', 'Retourner', 'Odwróć'),
  damage: words('Damage', 'Dégât', 'Obrażenie'),
  device: words('Device', 'Engin', 'Urządzenie'),
  decloak: words('Decloak', 'Se désocculter', 'Wyjdź z maskowania'),
  discard: words('Discard it', 'Défausser', 'Odrzuć'),
  nothing: words('Nothing', 'Rien', 'Nic'),
  roll: words('Roll', 'Lancer', 'Rzuć'),
  suffer: words('Suffer the damage', 'Subir le dégât', 'Przyjmij obrażenie'),
  'break-lock': words('Break a lock', 'Rompre un verrouillage', 'Zerwij namierzenie'),
  drop: words('Drop', 'Larguer', 'Zrzuć'),
  reveal: words('Reveal it', 'Révéler', 'Ujawnij'),
  more: words('One die more', 'Un dé de plus', 'Jedna kość więcej'),
  fewer: words('One die fewer', 'Un dé de moins', 'Jedna kość mniej'),
  place: words('Place it', 'La placer', 'Umieść'),
  expose: words('Expose a damage card', 'Exposer une carte de dégât', 'Odsłoń kartę uszkodzenia'),
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

const FACE_TOPICS: readonly string[] = ['change-die', 'change-result', 'spend-result', 'evade-which', 'reroll'];

/** What one option does. */
export function optionWords({ topic }: Request | RequestView, { key }: Option): Words {
  if (key === 'none') return NONE[topic] ?? words('None', 'Aucun', 'Nic');
  if (ACTION_TOPICS.includes(topic) || key.startsWith('card:')) return actionName(key);
  if (MODIFY_TOPICS.includes(topic) && key !== 'done') return modification(key);
  if (topic === 'order-abilities') return abilityOf(key);
  const face = FACE_TOPICS.includes(topic) ? FACE[key.replace(/:\d+$/, '')] : undefined;
  if (face) return capital(face);
  return FIXED[key] ?? parted(key) ?? named(key);
}

/** Keys with parts, by the first: `attack:tie:primary:front`, `roll:left:forward`. */
const PARTED: Readonly<Record<string, (tail: string, parts: readonly string[]) => Words>> = {
  attack: (_tail, [target = '', ...weapon]) => attackWords(target, weapon.join(':')),
  over: (tail) => prefixed(words('Over:', 'Par-dessus :', 'Ponad:'), list(tail.split('+').map(thing))),
  lock: (tail) => prefixed(words('Lock:', 'Verrouillage :', 'Namierzenie:'), thing(tail)),
  roll: (_tail, parts) => prefixed(words('Roll', 'Tonneau', 'Beczka'), list(parts.map(direction))),
  boost: (tail) => prefixed(words('Boost', 'Accélération', 'Przyspieszenie'), bearing(tail)),
  drop: (_tail, parts) => prefixed(words('Drop:', 'Larguer :', 'Zrzuć:'), list(parts.map(maneuver))),
  launch: (_tail, parts) => prefixed(words('Launch:', 'Lancer :', 'Wystrzel:'), list(parts.map(maneuver))),
  guides: (tail) => capital(maneuver(tail)),
  front: (tail) => capital(list([arc('front'), maneuver(tail)], ': ')),
  rear: (tail) => capital(list([arc('rear'), maneuver(tail)], ': ')),
  left: (_tail, parts) => capital(list([arc('left'), ...parts.map(direction)])),
  right: (_tail, parts) => capital(list([arc('right'), ...parts.map(direction)])),
  bottom: (tail) => prefixed(capital(EDGE.bottom), words(tail, tail, tail)),
  top: (tail) => prefixed(capital(EDGE.top), words(tail, tail, tail)),
  at: here,
  clock: here,
};

function parted(key: string): Words | undefined {
  const [head = '', ...parts] = key.split(':');
  return parts.length === 0 ? undefined : PARTED[head.replace(/-\d+$/, '')]?.(parts.join(':'), parts);
}

function here(tail: string): Words {
  return words(`Here (${tail})`, `Ici (${tail})`, `Tutaj (${tail})`);
}

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
  const who = isCard(ship) ? card(ship) : thing(ship);
  const what = card(id);
  const again = number === undefined ? '' : ` (${number})`;
  if (who.en === what.en) return words(`${who.en}${again}`, `${who.fr}${again}`, `${who.pl}${again}`);
  return words(`${who.en}: ${what.en}${again}`, `${who.fr} : ${what.fr}${again}`, `${who.pl}: ${what.pl}${again}`);
}

/** Ways to read a key that names something, the first that fits; what is left is a thing on the table. */
const READINGS: readonly ((key: string) => Words | undefined)[] = [
  (key) => (/^\d-/.test(key) ? maneuver(key) : undefined),
  (key) => (isToken(key) ? TOKEN[key] : undefined),
  (key) => FACE[withoutIndex(key)] ?? ACTION[key],
  (key) => (isBearing(key) ? bearing(key) : undefined),
  arcs,
  changedDie,
  (key) => (/^\d+$/.test(key) && !findPilot(key) ? name(key) : undefined),
  (key) => (/^\d+-(left|right)$/.test(key) ? turned(key) : undefined),
  (key) => (isCard(withoutIndex(key)) ? card(withoutIndex(key)) : undefined),
  (key) => (withoutIndex(key).includes(':') ? abilityOf(key) : undefined),
];

function named(key: string): Words {
  for (const read of READINGS) {
    const found = read(key);
    if (found) return capital(found);
  }
  return capital(thing(withoutIndex(key)));
}

/** `hit:2` is a hit, the third die; `directhit:0` the first damage card. */
function withoutIndex(key: string): string {
  return key.replace(/:\d+$/, '');
}

/** Where a turret points: `front+rear`. */
function arcs(key: string): Words | undefined {
  const parts = key.split('+');
  return parts.every((part) => /^(front|rear|left|right)$/.test(part)) ? list(parts.map(arc), ' + ') : undefined;
}

/** `focus:hit`: from one result to another. */
function changedDie(key: string): Words | undefined {
  const faces = key.split(':').flatMap((face) => FACE[face] ?? []);
  return faces.length === 2 ? list(faces, ' → ') : undefined;
}

/** `90-left` */
function turned(key: string): Words {
  const [degrees, side] = key.split('-');
  return side === 'left'
    ? words(`Turn ${degrees}° left`, `Pivoter de ${degrees}° à gauche`, `Obróć o ${degrees}° w lewo`)
    : words(`Turn ${degrees}° right`, `Pivoter de ${degrees}° à droite`, `Obróć o ${degrees}° w prawo`);
}

function isToken(key: string): key is Token {
  return key in TOKENS;
}

function isCard(id: string): boolean {
  return (findUpgrade(id) ?? findDamageCard(id) ?? findCondition(id)) !== undefined && !findPilot(id);
}
