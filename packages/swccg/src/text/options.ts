import { isObject, type Option } from '@rangefinder/kernel';
import { nameOf } from './names.ts';
import { pileWords, type Words, words } from './words.ts';

/** What the first word of a key stands for. */
const VERBS: Readonly<Record<string, Words>> = {
  deploy: words('Deploy', 'Déployer', 'Wystaw'),
  replace: words('Replace by', 'Remplacer par', 'Zastąp przez'),
  persona: words('Replace', 'Remplacer', 'Zastąp'),
  transfer: words('Transfer', 'Transférer', 'Przekaż'),
  play: words('Play', 'Jouer', 'Zagraj'),
  use: words('Use', 'Utiliser', 'Użyj'),
  drain: words('Force drain at', 'Drainer la Force à', 'Drenuj Moc:'),
  battle: words('Battle at', 'Batailler à', 'Bitwa:'),
  fire: words('Fire', 'Tirer avec', 'Strzelaj:'),
  forfeit: words('Forfeit', 'Sacrifier', 'Poświęć'),
  react: words('React with', 'Réagir avec', 'Reakcja:'),
  landspeed: words('Move', 'Déplacer', 'Rusz'),
  hyperspeed: words('Fly', 'Envoler', 'Leć'),
  sector: words('Fly', 'Envoler', 'Leć'),
  land: words('Land', 'Poser', 'Wyląduj'),
  'take-off': words('Take off', 'Décoller', 'Wystartuj'),
  shuttle: words('Shuttle', 'Navette', 'Prom'),
  site: words('Move', 'Déplacer', 'Rusz'),
  embark: words('Embark', 'Embarquer', 'Wejdź na pokład'),
  disembark: words('Disembark', 'Débarquer', 'Zejdź z pokładu'),
  seat: words('Change seat', 'Changer de place', 'Zmień miejsce'),
  transit: words('Docking bay transit', "Transit par aire d'accostage", 'Tranzyt przez dok'),
  dock: words('Dock', 'Amarrer', 'Cumuj'),
  next: words('Next', 'Ensuite', 'Następna'),
  jump: words('Jump off', 'Sauter', 'Zeskocz'),
  stay: words('Stay on', 'Rester', 'Zostań'),
  before: words('Before', 'Avant', 'Przed'),
};

const WHOLE: Readonly<Record<string, Words>> = {
  pass: words('Pass', 'Passer', 'Pas'),
  none: words('None', 'Aucune', 'Żadna'),
  draw: words('Draw', 'Piocher', 'Dobierz'),
  undock: words('Undock', 'Désamarrer', 'Odcumuj'),
  'before:end': words('At the end', 'À la fin', 'Na końcu'),
};

const SLOTS: Readonly<Record<string, Words>> = {
  pilot: words('pilot', 'pilote', 'pilot'),
  driver: words('driver', 'conducteur', 'kierowca'),
  passenger: words('passenger', 'passager', 'pasażer'),
  astromech: words('astromech', 'astromécano', 'astromech'),
  vehicle: words('hold', 'soute', 'ładownia'),
  starfighter: words('hold', 'soute', 'ładownia'),
  with: words('with', 'avec', 'z'),
  table: words('table', 'table', 'stół'),
};

/** What an option does, from the parts of its key, with what it costs. */
export function optionWords({ key, about }: Option): Words {
  const whole = WHOLE[key];
  if (whole) return whole;
  const [verb = '', ...parts] = key.split(':');
  if (verb === 'activate') return words(`Activate ${parts[0]}`, `Activer ${parts[0]}`, `Aktywuj ${parts[0]}`);
  if (verb === 'lose') return loss(parts);
  const said = VERBS[verb];
  if (!said)
    return all(Number.isNaN(Number(verb)) || parts.length === 0 ? [key.includes(':') ? verb : key, ...parts] : parts);
  const rest = all(verb === 'play' || verb === 'use' ? parts.filter((_, i) => i !== 1) : parts);
  const price = isObject(about) && typeof about.cost === 'number' && about.cost > 0 ? about.cost : 0;
  const cost = price > 0 ? words(` (${price} Force)`, ` (${price} Force)`, ` (Moc: ${price})`) : words('', '', '');
  return words(`${said.en} ${rest.en}${cost.en}`, `${said.fr} ${rest.fr}${cost.fr}`, `${said.pl} ${rest.pl}${cost.pl}`);
}

function loss([from = '', card]: readonly string[]): Words {
  const name = card === undefined ? pileWords(from) : words(nameOf(card), nameOf(card), nameOf(card));
  if (card === undefined && from !== 'hand' && !['reserve', 'force', 'used'].includes(from)) return all([from]);
  return words(`Lose 1 Force: ${name.en}`, `Perdre 1 Force : ${name.fr}`, `Strać 1 Moc: ${name.pl}`);
}

function all(parts: readonly string[]): Words {
  const named = parts.map((part) => SLOTS[part] ?? words(nameOf(part), nameOf(part), nameOf(part)));
  const join = (language: 'en' | 'fr' | 'pl') => named.map((one) => one[language]).join(' – ');
  return words(join('en'), join('fr'), join('pl'));
}
