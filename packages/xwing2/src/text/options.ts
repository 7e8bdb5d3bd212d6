import type { Option, Request, RequestView } from '@rangefinder/kernel';
import { capital, list, name, type Words, words } from '@rangefinder/kernel/words';
import { STANDARD_ARCS } from '@rangefinder/xwing';
import {
  attackWords,
  cardWords,
  numbered,
  onlyWeapon,
  POSITION,
  prefixed,
  repositionWords,
} from '@rangefinder/xwing/options';
import { arc, EDGE, FACE, maneuver } from '@rangefinder/xwing/terms';
import { type NamedKey, offered, type Told, type Topics } from '../ask.ts';
import { findPilot, findUpgrade } from '../cards/catalog.ts';
import { findCondition } from '../cards/conditions.ts';
import { findDamageCard } from '../cards/damage.ts';
import { actionName, card, modification, thing, weaponName } from './names.ts';
import { TOKEN } from './terms.ts';

/** Keys that mean the same whatever is asked. One without words does not compile. */
const FIXED: Readonly<Record<NamedKey, Words>> = {
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
  card: words('A facedown card', 'Une carte face cachée', 'Zakryta karta'),
  ...POSITION,
  deploy: words('Deploy', 'Se déployer', 'Startuj'),
  stay: words('Stay docked', 'Rester arrimé', 'Pozostań w doku'),
  shield: words('Lose a shield', 'Perdre un bouclier', 'Strata osłony'),
  flip: words('Flip it', 'Retourner', 'Odwróć'),
  damage: words('Damage', 'Dégât', 'Obrażenie'),
  device: words('Device', 'Engin', 'Urządzenie'),
  decloak: words('Decloak', 'Se désocculter', 'Wyjdź z maskowania'),
  discard: words('Discard it', 'Défausser', 'Odrzuć'),
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
  repair: words('Repair a damage card', 'Réparer une carte de dégât', 'Napraw kartę uszkodzenia'),
  lock: words('Lock', 'Verrouillage', 'Namierzenie'),
  rotate: words('Rotate arc', "Rotation d'arc", 'Obrót łuku'),
};

/** What declining is called, by topic. */
const NONE: Readonly<Partial<Record<keyof Topics, Words>>> = {
  action: words('No action', "Pas d'action", 'Bez akcji'),
  'overlap-action': words('No action', "Pas d'action", 'Bez akcji'),
  attack: words('Do not attack', 'Ne pas attaquer', 'Nie atakuj'),
  decloak: words('Stay cloaked', 'Rester occulté', 'Pozostań zamaskowany'),
  tractor: words('Do not move it', 'Ne pas le déplacer', 'Nie przesuwaj'),
  'tractor-rotate': words('Do not turn', 'Ne pas pivoter', 'Nie obracaj'),
  'choose-device': words('No device', "Pas d'engin", 'Bez urządzenia'),
  'place-device': words('Do not place it', 'Ne pas le placer', 'Nie umieszczaj'),
};

const NOTHING = words('None', 'Aucun', 'Nic');
const HERE = words('Here', 'Ici', 'Tutaj');

/** Topics whose bare keys are results of dice: tokens have the same names. */
const RESULTS: readonly string[] = ['change-die', 'spend-result', 'evade-which', 'suffer-for', 'cancel-result'];

/** What one option does. */
export function optionWords(request: Request | RequestView, one: Option): Words {
  const { topic, option } = offered(request, one);
  if (
    option.about !== undefined &&
    'target' in option.about &&
    option.about.weapon === onlyWeapon(weaponsOffered(request), isCard)
  )
    return attackWords(thing(option.about.target), null);
  if (option.about !== undefined) return capital(toldWords(option.about));
  if (option.key === 'none') return NONE[topic] ?? NOTHING;
  return request.kind === 'place' && topic !== 'tallon-roll' ? HERE : capital(bareWords(topic, option.key));
}

const NAMED: Readonly<Record<string, Words>> = { ...TOKEN, ...FIXED };

/** A key that says all by itself: something named, a result of a die, an arc, a maneuver or a bearing. */
function bareWords(topic: keyof Topics, key: string): Words {
  if (topic === 'focus-or-force') return modification(key);
  const result = FACE[key];
  if (result && RESULTS.includes(topic)) return result;
  return NAMED[key] ?? result ?? (STANDARD_ARCS.some((one) => one === key) ? arc(key) : maneuver(key));
}

/** What an option is about. */
function toldWords(about: Told): Words {
  if ('target' in about) return attackWords(thing(about.target), weaponName(about.weapon));
  if ('with' in about) return modification(about.with);
  if ('action' in about) return actionName(about.action);
  if ('card' in about) return cardWords(about, { card, thing, isCard });
  if ('piece' in about) return thing(about.piece);
  if ('lock' in about) return prefixed(words('Lock:', 'Verrouillage :', 'Namierzenie:'), thing(about.lock));
  if ('obstacle' in about) return thing(about.obstacle);
  if ('over' in about) return prefixed(words('Over:', 'Par-dessus :', 'Ponad:'), list(about.over.map(thing)));
  return movedWords(about);
}

/** Where something goes, or how it turns; and what changes. */
function movedWords(about: Exclude<Told, HasName>): Words {
  if ('move' in about || 'side' in about) return repositionWords(about);
  if ('how' in about) return placementWords(about);
  if ('template' in about) {
    const { en, fr, pl } = maneuver(about.template);
    return about.guides === null ? { en, fr, pl } : numbered({ en, fr, pl }, about.guides);
  }
  if ('maneuver' in about) return list([arc(about.guides), maneuver(about.maneuver)], ': ');
  if ('degrees' in about) return turnWords(about.degrees);
  if ('arcs' in about) return list(about.arcs.map(arc), ' + ');
  return changeWords(about);
}

function changeWords(about: Exclude<Told, HasName | HasPlace>): Words {
  if ('face' in about) return FACE[about.face] ?? name(about.face);
  if ('from' in about) return list([FACE[about.from] ?? name(about.from), FACE[about.to] ?? name(about.to)], ' → ');
  if ('give' in about) return prefixed(words('Give:', 'Donner :', 'Oddaj:'), TOKEN[about.give]);
  if ('take' in about) return prefixed(words('Take:', 'Prendre :', 'Weź:'), TOKEN[about.take]);
  return name(`${about.count}`);
}

type HasName = Extract<
  Told,
  | { target: string }
  | { with: string }
  | { action: string }
  | { card: string }
  | { piece: string }
  | { lock: string }
  | { obstacle: string }
  | { over: readonly string[] }
>;
type HasPlace = Extract<
  Told,
  | { move: string }
  | { side: string }
  | { how: string }
  | { template: string }
  | { maneuver: string }
  | { degrees: number }
  | { arcs: readonly string[] }
>;

function isCard(id: string): boolean {
  return (findUpgrade(id) ?? findDamageCard(id) ?? findCondition(id)) !== undefined && !findPilot(id);
}

/** The weapons that attacks are offered with. */
function weaponsOffered(request: Request | RequestView): readonly string[] {
  if (request.kind !== 'pick') return [];
  return request.options.flatMap((one) => {
    const { about } = offered(request, one).option;
    return about !== undefined && 'target' in about ? [about.weapon] : [];
  });
}

function placementWords({ how, template }: Extract<Told, { how: string }>): Words {
  const launched = how === 'launch';
  if (template === null) return launched ? words('Launch', 'Lancer', 'Wystrzel') : FIXED.drop;
  return prefixed(
    launched ? words('Launch:', 'Lancer :', 'Wystrzel:') : words('Drop:', 'Larguer :', 'Zrzuć:'),
    maneuver(template),
  );
}

function turnWords(degrees: number): Words {
  const by = Math.abs(degrees);
  if (by === 180) return words('Turn around', 'Faire demi-tour', 'Zawróć');
  return degrees < 0
    ? words(`Turn ${by}° left`, `Pivoter de ${by}° à gauche`, `Obróć o ${by}° w lewo`)
    : words(`Turn ${by}° right`, `Pivoter de ${by}° à droite`, `Obróć o ${by}° w prawo`);
}
