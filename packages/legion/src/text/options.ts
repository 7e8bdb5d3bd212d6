import { type OptionWords, sayOptions } from '@rangefinder/kernel';
import { capital, list, name, type Words, words } from '@rangefinder/kernel/words';
import type { CardAbout, DieAbout, MarkerAbout, MiniAbout, Topics, UnitAbout, Way, WeaponAbout } from '../ask.ts';
import { card, deedName, miniName, player, thing } from './names.ts';
import { BATTLE_ROW, colour, face, MOVE, RANK, tokenName } from './terms.ts';

const HERE = words('Here', 'Ici', 'Tutaj');
const NONE = words('None', 'Aucun', 'Żaden');
const NO_CARD = words('None', 'Aucune', 'Żadna');

const WHEN = {
  first: words('Before', 'Avant', 'Przed'),
  second: words('After', 'Après', 'Po'),
  none: words('Not at all', 'Pas du tout', 'Wcale'),
};

type Offer<About> = { readonly about: About };
type OrNone<About> = { readonly about?: About | undefined };

const here = () => HERE;
const when = ({ key }: { readonly key: keyof typeof WHEN }) => WHEN[key];
const unit = ({ about }: Offer<UnitAbout>) => thing(about.unit);
const unitOrNone = ({ about }: OrNone<UnitAbout>) => (about ? thing(about.unit) : NONE);
const ofCard = ({ about }: Offer<CardAbout>) => card(about.card);
const cardOrNone = ({ about }: OrNone<CardAbout>) => (about ? card(about.card) : NO_CARD);
const mini = ({ about }: Offer<MiniAbout>) => capital(miniName(about.mini));
const weaponOrNone = ({ about }: OrNone<WeaponAbout>) => (about ? name(about.name) : NO_CARD);
const markerOrNone = ({ about }: OrNone<MarkerAbout>) => (about ? capital(thing(about.marker)) : NONE);

function die({ about }: Offer<DieAbout>): Words {
  const shown = face(about.face);
  const of = colour(about.colour);
  return capital(words(`${of.en}: ${shown.en}`, `${of.fr} : ${shown.fr}`, `${of.pl}: ${shown.pl}`));
}

function melee(unit: string): Words {
  const { en, fr, pl } = thing(unit);
  return words(`Into melee with ${en}`, `En mêlée avec ${fr}`, `Do walki wręcz: ${pl}`);
}

function aboard(carrier: string): Words {
  const { en, fr, pl } = thing(carrier);
  return words(`Aboard ${en}`, `À bord : ${fr}`, `Na pokładzie: ${pl}`);
}

/** So many of what is asked for, or none at all. */
function counts(some: Words, none: Words): (option: Offer<{ readonly count: number }>) => Words {
  return ({ about: { count } }) =>
    count === 0 ? none : words(`${some.en} ${count}`, `${some.fr} ${count}`, `${some.pl} ${count}`);
}

const spend = counts(words('Spend', 'En dépenser', 'Wydaj'), words('Spend none', 'N’en dépenser aucun', 'Nie wydawaj'));

/** A defender: with everything that reaches it, or weapon by weapon. */
function target({ about }: OrNone<UnitAbout & { readonly all: boolean }>): Words {
  if (!about) return words('No more', 'Personne d’autre', 'Nikogo więcej');
  const { en, fr, pl } = thing(about.unit);
  return about.all
    ? words(`Attack ${en}`, `Attaquer ${fr}`, `Atakuj: ${pl}`)
    : words(`Attack ${en}, weapon by weapon`, `Attaquer ${fr}, arme par arme`, `Atakuj: ${pl}, broń po broni`);
}

/** A unit with Fire Support: with everything that reaches, or weapon by weapon. */
function supporter({ about }: OrNone<UnitAbout & { readonly all: boolean }>): Words {
  if (!about) return NONE;
  const { en, fr, pl } = thing(about.unit);
  return about.all
    ? words(en, fr, pl)
    : words(`${en}, weapon by weapon`, `${fr}, arme par arme`, `${pl}, broń po broni`);
}

function ability({ about }: Offer<{ readonly unit: string; readonly card: string; readonly number: number }>): Words {
  const { en, fr, pl } = list([...(about.unit === '' ? [] : [thing(about.unit)]), card(about.card)]);
  const { number } = about;
  return number === 1 ? words(en, fr, pl) : words(`${en} (${number})`, `${fr} (${number})`, `${pl} (${number})`);
}

/** One card in the place of another. */
function swapped(taken: string, left: string): Words {
  const [a, b] = [card(taken), card(left)];
  return words(`${a.en} instead of ${b.en}`, `${a.fr} au lieu de ${b.fr}`, `${a.pl} zamiast ${b.pl}`);
}

const ATTACK = words('Attack', 'Attaquer', 'Atak');

/** What a card may let one choose by a word. One without words does not compile. */
const WAY: Readonly<Record<Way, Words>> = {
  aim: tokenName('aim'),
  dodge: tokenName('dodge'),
  standby: tokenName('standby'),
  surge: tokenName('surge'),
  suppression: tokenName('suppression'),
  ion: tokenName('ion'),
  poison: tokenName('poison'),
  immobilize: tokenName('immobilize'),
  observation: tokenName('observation'),
  hit: face('hit'),
  crit: face('crit'),
  block: face('block'),
  blank: face('blank'),
  move: MOVE.standard,
  attack: ATTACK,
  wound: words('a wound', 'une blessure', 'rana'),
  calm: words('a suppression token less', 'un pion Suppression de moins', 'o żeton przygniecenia mniej'),
  damage: words('a damage token', 'un pion de dégât', 'żeton uszkodzenia'),
  heal: words('remove wounds or tokens', 'retirer blessures ou pions', 'usunąć rany lub żetony'),
  restore: words('restore fallen miniatures', 'restaurer des figurines tombées', 'przywrócić poległe figurki'),
  left: words('left', 'gauche', 'lewo'),
  right: words('right', 'droite', 'prawo'),
  front: words('front', 'avant', 'przód'),
  back: words('back', 'arrière', 'tył'),
  sabotage: words('sabotage: a wound more', 'saboter : une blessure de plus', 'sabotaż: o ranę więcej'),
  repair: words('repair: a wound less', 'réparer : une blessure de moins', 'naprawa: o ranę mniej'),
  faster: words('faster by 1', 'plus vite de 1', 'szybciej o 1'),
  slower: words('slower by 1', 'moins vite de 1', 'wolniej o 1'),
  none: NONE,
};

/** What one option does, by topic. */
const OPTIONS: OptionWords<Topics> = {
  side: ({ key }) => (key === 'blue' ? words('Blue', 'Bleu', 'Niebieski') : words('Red', 'Rouge', 'Czerwony')),
  edge: ({ key }) =>
    key === 'near'
      ? words('Near edge', 'Bord proche', 'Bliższa krawędź')
      : words('Far edge', 'Bord éloigné', 'Dalsza krawędź'),
  eliminate: ({ about }) => (about ? capital(BATTLE_ROW[about.kind]) : words('Pass', 'Passer', 'Pas')),
  'choose-terrain': ({ about }) => capital(thing(about.kind)),
  'choose-piece': ({ about }) => capital(thing(about.piece)),
  'place-terrain': here,
  'place-marker': here,
  'turn-cart': here,
  'move-cart': here,
  'deploy-unit': unit,
  'swap-upgrade': ({ about }) => (about ? swapped(about.card, about.instead) : NO_CARD),
  'deploy-leader': here,
  'set-down': here,
  'deploy-aboard': ({ about }) =>
    about ? aboard(about.unit) : words('On the battlefield', 'Sur le champ de bataille', 'Na polu bitwy'),
  'place-others': () => words('In this formation', 'Dans cette formation', 'W tym szyku'),
  'command-card': ofCard,
  divulge: cardOrNone,
  'play-flaw': cardOrNone,
  contingency: cardOrNone,
  nominate: unit,
  order: ({ about }) => thing(about.unit),
  activate: ({ about }) =>
    about
      ? 'card' in about
        ? card(about.card)
        : thing(about.unit)
      : words('Draw an order token', 'Piocher un pion Ordre', 'Wylosuj żeton rozkazu'),
  'activate-drawn': unit,
  'order-rank': ({ about }) => (about ? capital(RANK[about.rank]) : words('Whichever is drawn', 'Au hasard', 'Losowo')),
  action: ({ about }) => (about ? deedName(about) : words('Done', 'Terminer', 'Koniec')),
  'move-leader': ({ about }) => (about ? melee(about.melee) : HERE),
  'panic-move': here,
  disembark: here,
  pivot: here,
  displace: here,
  'join-melee': here,
  target,
  'another-target': target,
  'fire-support': supporter,
  weapon: weaponOrNone,
  'pool-first': unit,
  'spend-aim': die,
  'spend-observation': die,
  'spend-surge': spend,
  'spend-dodge': spend,
  'spend-shields': counts(
    words('Flip', 'En retourner', 'Odwróć'),
    words('Flip none', 'N’en retourner aucun', 'Nie odwracaj'),
  ),
  reroll: die,
  'choose-dice': die,
  'wound-mini': mini,
  'new-leader': mini,
  disrupt: weaponOrNone,
  standby: ({ about }) => (about ? thing(about.unit) : words('Nobody', 'Personne', 'Nikt')),
  'standby-deed': ({ key }) => (key === 'attack' ? ATTACK : capital(MOVE.standard)),
  'order-players': ({ about }) => player(about.player),
  'order-abilities': ability,
  'use-ability': ({ key }) =>
    key === 'use' ? words('Use it', 'Utiliser', 'Użyj') : words('Do not use it', 'Ne pas utiliser', 'Nie używaj'),
  'recover-suppression': counts(
    words('Remove', 'En retirer', 'Usuń'),
    words('Remove none', 'N’en retirer aucun', 'Nie usuwaj'),
  ),
  'ready-card': ofCard,
  'flip-card': cardOrNone,
  promote: unit,
  'choose-unit': unitOrNone,
  'choose-mini': ({ about }) => (about ? capital(miniName(about.mini)) : NO_CARD),
  'choose-card': cardOrNone,
  'choose-marker': markerOrNone,
  'choose-number': ({ about }) => name(`${about.count}`),
  choose: ({ key }) => capital(WAY[key]),
  'when-compelled': when,
  'when-to-pivot': when,
  'when-poisoned': when,
  'place-claimed': here,
};

export const optionWords = sayOptions<Topics>(OPTIONS);
