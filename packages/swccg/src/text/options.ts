import { type OptionWords, sayOptions } from '@rangefinder/kernel';
import { list, name, type Words, words } from '@rangefinder/kernel/words';
import type { Aim, Deed, How, LossAbout, Movement, Topics } from '../ask.ts';
import type { Slot } from '../state.ts';
import { nameOf } from './names.ts';
import { PILE, side } from './words.ts';

const PASS = words('Pass', 'Passer', 'Pas');
const NONE = words('None', 'Aucune', 'Żadna');

const MOVES: Readonly<Record<How, Words>> = {
  landspeed: words('Move', 'Déplacer', 'Rusz'),
  hyperspeed: words('Fly', 'Envoler', 'Leć'),
  orbit: words('Orbit', 'Mettre en orbite', 'Na orbitę'),
  sector: words('Fly', 'Envoler', 'Leć'),
  land: words('Land', 'Poser', 'Wyląduj'),
  'take-off': words('Take off', 'Décoller', 'Wystartuj'),
  shuttle: words('Shuttle', 'Navette', 'Prom'),
  ferry: words('Ferry', 'Transport', 'Przewóz'),
  site: words('Move', 'Déplacer', 'Rusz'),
  embark: words('Embark', 'Embarquer', 'Wejdź na pokład'),
  disembark: words('Disembark', 'Débarquer', 'Zejdź z pokładu'),
  seat: words('Change seat', 'Changer de place', 'Zmień miejsce'),
};

const SLOTS: Readonly<Record<Slot, Words>> = {
  pilot: words('pilot', 'pilote', 'pilot'),
  driver: words('driver', 'conducteur', 'kierowca'),
  passenger: words('passenger', 'passager', 'pasażer'),
  astromech: words('astromech', 'astromécano', 'astromech'),
  vehicle: words('hold', 'soute', 'ładownia'),
  starfighter: words('hold', 'soute', 'ładownia'),
};

/** The texts that cards give a choice of when they are deployed. */
const CHOICES: Readonly<Record<string, Words>> = {
  deploy: words('Deployment', 'Déploiement', 'Wystawianie'),
  ability: words('Ability', 'Aptitude', 'Zdolność'),
  power: words('Power', 'Puissance', 'Siła'),
  inward: words('Inward', "Vers l'intérieur", 'Do środka'),
  outward: words('Outward', "Vers l'extérieur", 'Na zewnątrz'),
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

/** What a player may do, with what it costs. */
function deedWords(deed: Deed): Words {
  return withCost(deed, sentence(phrase(deed)));
}

/** The same beside whoever does it, by name: "Deploy Stormtrooper – Cantina" is "Deploy → Cantina". */
export function deedWordsBeside(deed: Deed, who: string): Words {
  const { verb, parts } = phrase(deed);
  const [first, ...rest] = parts;
  if (first?.en !== who || rest.length === 0) return deedWords(deed);
  const { en, fr, pl } = list(rest, ' – ');
  return withCost(deed, words(`${verb.en} → ${en}`, `${verb.fr} → ${fr}`, `${verb.pl} → ${pl}`));
}

function withCost(deed: Deed, { en, fr, pl }: Words): Words {
  if (!('cost' in deed) || deed.cost === 0) return words(en, fr, pl);
  const { cost } = deed;
  return words(`${en} (${cost} Force)`, `${fr} (${cost} Force)`, `${pl} (Moc: ${cost})`);
}

/** A verb and what goes with it, whoever acts first. */
interface Phrase {
  readonly verb: Words;
  readonly parts: readonly Words[];
}

function sentence({ verb, parts }: Phrase): Words {
  if (parts.length === 0) return verb;
  const { en, fr, pl } = list(parts, ' – ');
  return words(`${verb.en} ${en}`, `${verb.fr} ${fr}`, `${verb.pl} ${pl}`);
}

function phrase(deed: Deed): Phrase {
  switch (deed.do) {
    case 'pass':
      return said(PASS);
    case 'draw':
      return said(words('Draw', 'Piocher', 'Dobierz'));
    case 'activate':
      return said(words(`Activate ${deed.amount}`, `Activer ${deed.amount}`, `Aktywuj ${deed.amount}`));
    case 'drain':
      return said(words('Force drain at', 'Drainer la Force à', 'Drenuj Moc:'), called(deed.location));
    case 'battle':
      return said(words('Battle at', 'Batailler à', 'Bitwa:'), called(deed.location));
    case 'fire':
      return shot(deed);
    case 'play':
      return said(words('Play', 'Jouer', 'Zagraj'), called(deed.card), ...text(deed.name, deed.aim));
    case 'use':
      return said(words('Use', 'Utiliser', 'Użyj'), called(deed.source), ...text(deed.name, deed.aim));
    case 'react':
      return said(words('React with', 'Réagir avec', 'Reakcja:'), called(deed.id), called(deed.to));
    case 'react-away':
      return said(
        words('React away with', 'Réagir en partant avec', 'Reakcja, odejście:'),
        called(deed.id),
        called(deed.to),
      );
    default:
      return boardPhrase(deed);
  }
}

type OnBoard = Exclude<
  Deed,
  { readonly do: 'pass' | 'draw' | 'activate' | 'drain' | 'battle' | 'fire' | 'play' | 'use' | 'react' | 'react-away' }
>;

/** What brings cards to the table, and about it. */
function boardPhrase(deed: OnBoard): Phrase {
  switch (deed.do) {
    case 'deploy':
      return said(words('Deploy', 'Déployer', 'Wystaw'), called(deed.card), ...place(deed));
    case 'replace':
      return said(words('Replace by', 'Remplacer par', 'Zastąp przez'), called(deed.card), called(deed.to));
    case 'persona':
      return said(words('Replace', 'Remplacer', 'Zastąp'), called(deed.id), called(deed.card));
    case 'cross-over':
      return said(words('Cross over', 'Faire changer de camp', 'Zmiana strony'), called(deed.id), called(deed.card));
    case 'transfer':
      return transferWords(deed);
    case 'break-cover':
      return said(words('Break cover', 'Révéler', 'Ujawnij'), called(deed.id));
    case 'shield':
      return said(words('Play the shield', 'Jouer le bouclier', 'Zagraj tarczę'), called(deed.card));
    case 'move':
      return moveWords(deed);
    case 'transit':
      return said(
        words('Docking bay transit', "Transit par aire d'accostage", 'Tranzyt przez dok'),
        called(deed.from),
        called(deed.to),
      );
    case 'dock':
      return said(words('Dock', 'Amarrer', 'Cumuj'), called(deed.id), called(deed.to));
    case 'orbit': {
      if (deed.orbit !== null) return said(MOVES.orbit, called(deed.row), called(deed.orbit));
      const deep = words('Deep space', 'Espace profond', 'Głęboki kosmos');
      return said(deep, called(deed.row), name(String(deed.parsec)));
    }
  }
}

function called(id: string): Words {
  return name(nameOf(id));
}

/** A location that goes into the row of its own name is named once. */
function said(verb: Words, ...parts: readonly Words[]): Phrase {
  return { verb, parts: parts.filter((one, i) => one.en !== parts[i - 1]?.en) };
}

function seat(slot: Slot | null): readonly Words[] {
  return slot === null ? [] : [SLOTS[slot]];
}

function place({ to, slot, with: pilot }: Extract<Deed, { readonly do: 'deploy' }>): readonly Words[] {
  if (to === null) return [];
  const where = to === 'table' ? words('table', 'table', 'stół') : called(to);
  const along = pilot === null ? [] : [words('with', 'avec', 'z'), called(pilot)];
  return [where, ...seat(slot), ...along];
}

function moveWords({ how, id, to, slot }: Movement): Phrase {
  return said(MOVES[how], called(id), ...(to === null ? [] : [called(to)]), ...seat(slot));
}

function transferWords({
  id,
  to,
  slot,
}: {
  readonly id: string;
  readonly to: string;
  readonly slot: Slot | null;
}): Phrase {
  return said(words('Transfer', 'Transférer', 'Przekaż'), called(id), called(to), ...seat(slot));
}

function shot({ weapon, target, combined }: Extract<Deed, { readonly do: 'fire' }>): Phrase {
  const twice = words('two shots', 'deux tirs', 'dwa strzały');
  const at = target === null ? [] : [called(target)];
  return said(words('Fire', 'Tirer avec', 'Strzelaj:'), called(weapon), ...at, ...(combined ? [twice] : []));
}

/** Which function of a card, and on what. */
function text(function_: string, { ids, pile, amount }: Aim): readonly Words[] {
  const known = FUNCTIONS[function_];
  const whose = pile && list([side(pile.seat), PILE[pile.name]], ' – ');
  return [
    ...(known ? [known] : []),
    ...ids.map(called),
    ...(whose ? [whose] : []),
    ...(amount === undefined ? [] : [name(String(amount))]),
  ];
}

function loss({ from, card }: LossAbout): Words {
  const { en, fr, pl } = card === null ? PILE[from] : called(card);
  return words(`Lose 1 Force: ${en}`, `Perdre 1 Force : ${fr}`, `Strać 1 Moc: ${pl}`);
}

type OnTable = { readonly about: { readonly id: string } };
type Kind = { readonly about?: { readonly card: string } | undefined };

const onTable = ({ about }: OnTable) => called(about.id);
const kind = ({ about }: Kind) => (about ? called(about.card) : NONE);
const deed = ({ about }: { readonly about: Deed }) => deedWords(about);

const OPTIONS: OptionWords<Topics> = {
  act: deed,
  respond: deed,
  'weapons-segment': deed,
  'deploy-free': deed,
  satisfy: ({ about }) =>
    about.do === 'lose' ? loss(about) : sentence(said(words('Forfeit', 'Sacrifier', 'Poświęć'), called(about.id))),
  'lose-force': ({ about }) => loss(about),
  'battle-destiny': ({ key }) => (key === 'draw' ? words('Draw', 'Piocher', 'Dobierz') : PASS),
  'starting-effect': kind,
  'starting-location': kind,
  'starting-interrupt': kind,
  search: kind,
  'keep-card': kind,
  'order-pile': ({ about }) => sentence(said(words('Next', 'Ensuite', 'Następna'), called(about.card))),
  'return-cards': kind,
  peek: ({ key }) =>
    key === 'keep'
      ? words('Leave it there', 'La laisser', 'Zostaw ją')
      : words('To the Force Pile', 'Vers la pile de Force', 'Na stos Mocy'),
  'insert-location': ({ about: { before } }) =>
    before === null
      ? words('At the end', 'À la fin', 'Na końcu')
      : sentence(said(words('Before', 'Avant', 'Przed'), called(before))),
  'choose-row': ({ about }) => called(about.row),
  'choose-text': ({ key }) => CHOICES[key] ?? called(key),
  'choose-destiny': ({ about }) => name(String(about.value)),
  'choose-weapon': onTable,
  'utinni-target': onTable,
  'lose-version': onTable,
  'lose-cards': onTable,
  'lose-from': ({ key }) => PILE[key],
  'pay-fare': ({ key }) => (key === 'pay' ? words('Pay', 'Payer', 'Zapłać') : words('Decline', 'Refuser', 'Odmów')),
  'move-away': ({ about }) => sentence(moveWords(about)),
  'react-boarding': ({ about }) => (about ? sentence(moveWords(about)) : words('Go on', 'Continuer', 'Dalej')),
  'transit-group': onTable,
  transfer: ({ about }) => (about ? sentence(transferWords(about)) : words('Undock', 'Désamarrer', 'Odcumuj')),
  replace: onTable,
  'take-over': onTable,
  'order-automatic': ({ about }) => called(about.source),
  'jump-off': ({ about: { id, jump } }) =>
    sentence(said(jump ? words('Jump off', 'Sauter', 'Zeskocz') : words('Stay on', 'Rester', 'Zostań'), called(id))),
  carry: ({ about }) => list(about.ids.map(called), ' – '),
  'attack-run-lead': onTable,
  'attack-run-wingmen': onTable,
  'attack-run-follow': ({ about }) => (about ? called(about.id) : PASS),
  'attack-run-fire': ({ about }) => (about ? sentence(shot(about)) : PASS),
};

/** What an option does. */
export const optionWords = sayOptions<Topics>(OPTIONS);
