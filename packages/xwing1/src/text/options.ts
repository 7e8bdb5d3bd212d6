import type { Option, Request, RequestView, Seat } from '@rangefinder/kernel';
import { capital, list, name, type Words, words } from '@rangefinder/kernel/words';
import { STANDARD_ARCS } from '@rangefinder/xwing';
import { attackWords, cardWords, onlyWeapon, POSITION, prefixed, repositionWords } from '@rangefinder/xwing/options';
import { arc, EDGE, FACE, maneuver } from '@rangefinder/xwing/terms';
import { type NamedKey, offered, type Told, type Topics } from '../ask.ts';
import { findPilot, findUpgrade } from '../cards/catalog.ts';
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
  bottom: capital(EDGE.bottom),
  top: capital(EDGE.top),
  unobstructed: words('Nothing in the way', 'Rien sur la ligne', 'Nic po drodze'),
  facedown: words('A facedown card', 'Une carte face cachée', 'Zakryta karta'),
  ...POSITION,
  front: words('Front', 'Avant', 'Przód'),
  ordnance: words('An ordnance token', 'Un marqueur de munitions', 'Żeton amunicji'),
  card: words('The card', 'La carte', 'Karta'),
  dock: words('Dock', "S'arrimer", 'Dokuj'),
  lock: words('Target lock', 'Acquisition de cible', 'Namierzenie'),
  shield: words('Shield', 'Bouclier', 'Osłona'),
  suffer: words('Suffer damage', 'Subir un dégât', 'Przyjmij obrażenie'),
  remove: words('Remove it', 'Retirer', 'Usuń'),
  assign: words('Assign it', 'Attribuer', 'Przydziel'),
  touching: words('Touching the ship', 'Au contact du vaisseau', 'Stykając się ze statkiem'),
  discard: words('Discard it', 'Défausser', 'Odrzuć'),
  keep: words('Keep it', 'Garder', 'Zachowaj'),
  more: words('One die more', 'Un dé de plus', 'Jedna kość więcej'),
  fewer: words('One die fewer', 'Un dé de moins', 'Jedna kość mniej'),
  flip: words('Flip it', 'Retourner', 'Odwróć'),
};

/** What declining is called, by topic. */
const NONE: Readonly<Partial<Record<keyof Topics, Words>>> = {
  action: words('No action', "Pas d'action", 'Bez akcji'),
  attack: words('Do not attack', 'Ne pas attaquer', 'Nie atakuj'),
  decloak: words('Stay cloaked', 'Rester occulté', 'Pozostań zamaskowany'),
  tractor: words('Do not move it', 'Ne pas le déplacer', 'Nie przesuwaj'),
  'choose-bomb': words('No bomb', 'Pas de bombe', 'Bez bomby'),
  deploy: words('Stay docked', 'Rester arrimé', 'Pozostań w doku'),
};

/** Whoever is asked is called as elsewhere on the page: by no number. */
const ONESELF = words('I do', 'Moi', 'Ja');
const OPPONENT = words('My opponent', 'Mon adversaire', 'Przeciwnik');

const NOTHING = words('None', 'Aucun', 'Nic');
const HERE = words('Here', 'Ici', 'Tutaj');

/** What one option does. */
export function optionWords(request: Request | RequestView, one: Option): Words {
  const { topic, option } = offered(request, one);
  if (
    option.about !== undefined &&
    'target' in option.about &&
    option.about.weapon === onlyWeapon(weaponsOffered(request), isCard)
  )
    return attackWords(thing(option.about.target), null);
  if (option.about !== undefined) return capital(toldWords(option.about, request.seat));
  if (option.key === 'none') return NONE[topic] ?? NOTHING;
  if (topic === 'dual-side') return capital(option.key === 'back' ? words('Back', 'Verso', 'Tył') : FIXED.front);
  return request.kind === 'place' && topic !== 'tallon-roll' ? HERE : capital(bareWords(topic, option.key));
}

const NAMED: Readonly<Record<string, Words>> = { ...TOKEN, ...FIXED };

/** A key that says all by itself: something named, a result of a die, an arc, a maneuver or a bearing. */
function bareWords(topic: keyof Topics, key: string): Words {
  const result = FACE[key];
  if (result && topic === 'choose-result') return result;
  return NAMED[key] ?? result ?? (STANDARD_ARCS.some((one) => one === key) ? arc(key) : maneuver(key));
}

/** What an option is about. */
function toldWords(about: Told, asked: Seat): Words {
  if ('target' in about) return attackWords(thing(about.target), weaponName(about.weapon));
  if ('with' in about) return modification(about.with);
  if ('action' in about) return actionName(about.action);
  if ('card' in about) return cardWords(about, { card, thing, isCard });
  if ('piece' in about) return thing(about.piece);
  if ('lock' in about) {
    return prefixed(words('Target lock:', 'Acquisition de cible :', 'Namierzenie:'), thing(about.lock));
  }
  if ('obstacle' in about) return thing(about.obstacle);
  if ('over' in about) return prefixed(words('Over:', 'Par-dessus :', 'Ponad:'), list(about.over.map(thing)));
  if ('seat' in about) return about.seat === asked ? ONESELF : OPPONENT;
  if ('move' in about || 'side' in about) return repositionWords(about);
  if ('template' in about) return dropWords(about);
  if ('arcs' in about) return list(about.arcs.map(arc), ' + ');
  if ('face' in about) return FACE[about.face] ?? name(about.face);
  return name(`${about.count}`);
}

function isCard(id: string): boolean {
  return (findUpgrade(id) ?? findDamageCard(id)) !== undefined && !findPilot(id);
}

/** The weapons that attacks are offered with. */
function weaponsOffered(request: Request | RequestView): readonly string[] {
  if (request.kind !== 'pick') return [];
  return request.options.flatMap((one) => {
    const { about } = offered(request, one).option;
    return about !== undefined && 'target' in about ? [about.weapon] : [];
  });
}

function dropWords({ guides, template }: Extract<Told, { template: string }>): Words {
  const ahead = guides === 'front';
  return prefixed(
    ahead ? words('Drop ahead:', "Larguer à l'avant :", 'Zrzuć do przodu:') : words('Drop:', 'Larguer :', 'Zrzuć:'),
    maneuver(template),
  );
}
