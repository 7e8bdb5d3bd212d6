import { isObject, type Option } from '@rangefinder/kernel';
import { type Words, words } from '@rangefinder/kernel/words';
import { nameOf } from './names.ts';
import { pileWords, side } from './words.ts';

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
  'react-away': words('React away with', 'Réagir en partant avec', 'Reakcja, odejście:'),
  shield: words('Play the shield', 'Jouer le bouclier', 'Zagraj tarczę'),
  landspeed: words('Move', 'Déplacer', 'Rusz'),
  hyperspeed: words('Fly', 'Envoler', 'Leć'),
  sector: words('Fly', 'Envoler', 'Leć'),
  land: words('Land', 'Poser', 'Wyląduj'),
  'take-off': words('Take off', 'Décoller', 'Wystartuj'),
  shuttle: words('Shuttle', 'Navette', 'Prom'),
  'cross-over': words('Cross over', 'Faire changer de camp', 'Zmiana strony'),
  ferry: words('Ferry', 'Transport', 'Przewóz'),
  site: words('Move', 'Déplacer', 'Rusz'),
  embark: words('Embark', 'Embarquer', 'Wejdź na pokład'),
  disembark: words('Disembark', 'Débarquer', 'Zejdź z pokładu'),
  seat: words('Change seat', 'Changer de place', 'Zmień miejsce'),
  transit: words('Docking bay transit', "Transit par aire d'accostage", 'Tranzyt przez dok'),
  orbit: words('Orbit', 'Mettre en orbite', 'Na orbitę'),
  'deep-space': words('Deep space', 'Espace profond', 'Głęboki kosmos'),
  'break-cover': words('Break cover', 'Révéler', 'Ujawnij'),
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
  deploy: words('Deployment', 'Déploiement', 'Wystawianie'),
  ability: words('Ability', 'Aptitude', 'Zdolność'),
  power: words('Power', 'Puissance', 'Siła'),
  undock: words('Undock', 'Désamarrer', 'Odcumuj'),
  'go-on': words('Go on', 'Continuer', 'Dalej'),
  pay: words('Pay', 'Payer', 'Zapłać'),
  decline: words('Decline', 'Refuser', 'Odmów'),
  keep: words('Leave it there', 'La laisser', 'Zostaw ją'),
  'activate-it': words('To the Force Pile', 'Vers la pile de Force', 'Na stos Mocy'),
  inward: words('Inward', "Vers l'intérieur", 'Do środka'),
  outward: words('Outward', "Vers l'extérieur", 'Na zewnątrz'),
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

/** What the functions of cards with several are called. */
const FUNCTIONS: Readonly<Record<string, Words>> = {
  retrieve: words('retrieve', 'récupérer', 'odzyskaj'),
  take: words('take into hand', 'prendre en main', 'weź na rękę'),
  cancel: words('cancel', 'annuler', 'anuluj'),
  'cancel-react': words('cancel the react', 'annuler la réaction', 'anuluj reakcję'),
  'cancel-alter': words('cancel Alter', 'annuler Alter', 'anuluj Alter'),
  'cancel-sense': words('cancel Sense', 'annuler Sense', 'anuluj Sense'),
  stop: words('stop the deployment', 'empêcher le déploiement', 'powstrzymaj wystawienie'),
  add: words('add battle destiny', 'ajouter un destin de bataille', 'dodaj przeznaczenie bitewne'),
  destroy: words('destroy', 'détruire', 'zniszcz'),
  reduce: words('lose less', 'perdre moins', 'strać mniej'),
  redraw: words('draw again', 'tirer à nouveau', 'dobierz ponownie'),
  'send-away': words('send away', 'éloigner', 'odeślij'),
  assassinate: words('assassinate', 'assassiner', 'zabij'),
  weaken: words('power -4', 'puissance -4', 'siła -4'),
  'cancel-destiny': words('cancel the battle destiny', 'annuler le destin de bataille', 'anuluj przeznaczenie bitewne'),
  escape: words('escape to', "s'échapper vers", 'ucieczka do'),
  transport: words('transport', 'transporter', 'przewieź'),
  recover: words('to the Used Pile', 'vers la pile Utilisée', 'na stos Zużytych'),
  peek: words('look at the top card', 'regarder la carte du dessus', 'obejrzyj wierzchnią kartę'),
  activate: words('activate 1 Force', 'activer 1 Force', 'aktywuj 1 Moc'),
  'draw-card': words('draw a card', 'piocher une carte', 'dobierz kartę'),
  'deploy-vehicle': words('deploy a vehicle', 'déployer un véhicule', 'wystaw pojazd'),
  'deploy-site': words('deploy a site', 'déployer un site', 'wystaw miejsce'),
  'deploy-system': words('deploy a system', 'déployer un système', 'wystaw system'),
  'take-test': words('look for a Jedi Test', 'chercher un Test Jedi', 'poszukaj Testu Jedi'),
  attach: words('attach to', "s'accrocher à", 'przyczep do'),
  detach: words('detach', 'se détacher', 'odczep'),
  boost: words('make faster', 'rendre plus rapide', 'przyspiesz'),
  dodge: words('dodge the shot', 'esquiver le tir', 'uniknij strzału'),
  triple: words('triple the battle damage', 'tripler les dégâts de bataille', 'potrój obrażenia bitewne'),
  'triple-again': words('triple it once more', 'tripler encore une fois', 'potrój jeszcze raz'),
  carry: words('carry to', 'porter vers', 'przenieś do'),
  two: words('activate 2 Force', 'activer 2 Force', 'aktywuj 2 Moce'),
  four: words('activate 4 Force', 'activer 4 Force', 'aktywuj 4 Moce'),
  'add-to-drain': words('add 1 to the Force drain', 'ajouter 1 au drain', 'dodaj 1 do drenażu'),
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
  const rest = verb === 'play' || verb === 'use' ? used(parts) : all(parts);
  const price = isObject(about) && typeof about.cost === 'number' && about.cost > 0 ? about.cost : 0;
  const cost = price > 0 ? words(` (${price} Force)`, ` (${price} Force)`, ` (Moc: ${price})`) : words('', '', '');
  return words(`${said.en} ${rest.en}${cost.en}`, `${said.fr} ${rest.fr}${cost.fr}`, `${said.pl} ${rest.pl}${cost.pl}`);
}

function loss([from = '', card]: readonly string[]): Words {
  const name = card === undefined ? pileWords(from) : words(nameOf(card), nameOf(card), nameOf(card));
  if (card === undefined && from !== 'hand' && !['reserve', 'force', 'used'].includes(from)) return all([from]);
  return words(`Lose 1 Force: ${name.en}`, `Perdre 1 Force : ${name.fr}`, `Strać 1 Moc: ${name.pl}`);
}

/** A card, which of its functions, and on what. */
function used([card = '', name = '', ...targets]: readonly string[]): Words {
  const said = [words(nameOf(card), nameOf(card), nameOf(card))];
  const called = FUNCTIONS[name];
  if (called) said.push(called);
  for (const target of targets) said.push(pileTarget(target) ?? all([target]));
  return joined(said);
}

/** `dark-reserve`: somebody's pile. */
function pileTarget(target: string): Words | undefined {
  const [, owner, pile] = /^(dark|light)-(reserve|lost|used)$/.exec(target) ?? [];
  if (owner === undefined || pile === undefined) return undefined;
  return joined([side(owner === 'dark' ? 0 : 1), pileWords(pile)]);
}

/** The names of the parts; a location that goes into the row of its own name is named once. */
function all(parts: readonly string[]): Words {
  const named = parts.map((part) => SLOTS[part] ?? words(nameOf(part), nameOf(part), nameOf(part)));
  return joined(named.filter((one, i) => one.en !== named[i - 1]?.en));
}

function joined(named: readonly Words[]): Words {
  const join = (language: 'en' | 'fr' | 'pl') => named.map((one) => one[language]).join(' – ');
  return words(join('en'), join('fr'), join('pl'));
}
