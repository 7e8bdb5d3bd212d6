import { capital, counted, joined, list, name, type Words, words } from '@rangefinder/kernel/words';
import type { EventOf, LegionEvent } from '../events.ts';
import { actionName, card, player, thing } from './names.ts';
import {
  aboard,
  atSpeed,
  behind,
  COIN,
  coverLine,
  diceLine,
  does,
  endLine,
  NOTHING,
  ORDER_TOKEN,
  of,
  plays,
  rows,
  turned,
  type Who,
  whose,
} from './sentences.ts';
import { CANCELS, DAMAGE, MOVES, PHASE, poolWords, RANK, results, rolled, tokens, wounds } from './terms.ts';

type Type = LegionEvent['type'];
type Events = { readonly [T in Type]: EventOf<T> };
type Lines = { readonly [T in Type]: (event: Events[T], who: Who) => Words };

/** The line of the log for an event; of players it tells the names, where it is given them. */
export function eventWords(event: LegionEvent, names?: readonly string[]): Words {
  return capital(lineOf(event.type, event, (seat) => player(seat, names)));
}

function lineOf<T extends Type>(type: T, event: Events[T], who: Who): Words {
  const lines: { readonly [K in Type]: (event: Events[K], who: Who) => Words } = LINES;
  return lines[type](event, who);
}

/** Every type of event has its line. */
const LINES: Lines = {
  round: ({ round }) => words(`Round ${round}.`, `Round ${round}.`, `Runda ${round}.`),
  phase: ({ phase }) => {
    const { en, fr, pl } = PHASE[phase];
    return words(`${en}.`, `${fr}.`, `${pl}.`);
  },
  coin: ({ what, seat }, who) => {
    const { en, fr, pl } = who(seat);
    const decided = COIN[what];
    return words(
      `A coin: ${en} ${decided.en}.`,
      `À pile ou face : ${fr} ${decided.fr}.`,
      `Moneta: ${pl} ${decided.pl}.`,
    );
  },
  'side-chosen': ({ seat, side }, who) =>
    plays(
      who(seat),
      side === 'blue'
        ? words('plays blue', 'joue bleu', 'gra niebieskim')
        : words('plays red', 'joue rouge', 'gra czerwonym'),
    ),
  'edge-chosen': ({ seat, edge }, who) =>
    plays(
      who(seat),
      edge === 'near'
        ? words('takes the near edge', 'prend le bord proche', 'bierze bliższą krawędź')
        : words('takes the far edge', 'prend le bord éloigné', 'bierze dalszą krawędź'),
    ),
  'battle-cards-revealed': (event) => of(words('Battle cards', 'Cartes de bataille', 'Karty bitwy'), rows(event)),
  'battle-card-eliminated': ({ seat, card: id }, who) =>
    plays(who(seat), words('eliminates', 'élimine', 'usuwa:'), card(id)),
  'battlefield-defined': ({ objective, deployment, condition }) =>
    of(
      words('The battle', 'La bataille', 'Bitwa'),
      [objective, deployment, condition].every((id) => id === '')
        ? words('no battle cards', 'sans carte de bataille', 'bez kart bitwy')
        : list([objective, deployment, condition].filter((id) => id !== '').map(card)),
    ),
  'set-down': ({ unit }) =>
    does(
      unit,
      words('is set down elsewhere', 'est replacé ailleurs', 'zostaje przestawiony'),
      words('are set down elsewhere', 'sont replacés ailleurs', 'zostają przestawieni'),
    ),
  deployed: ({ unit, carrier }) =>
    does(
      unit,
      words('deploys', 'se déploie', 'zajmuje pozycję'),
      words('deploy', 'se déploient', 'zajmują pozycje'),
      carrier === undefined ? NOTHING : aboard(carrier),
    ),
  embarked: ({ unit, carrier }) =>
    does(
      unit,
      words('embarks', 'embarque', 'wsiada'),
      words('embark', 'embarquent', 'wsiadają'),
      behind(thing(carrier)),
    ),
  'upgrade-swapped': ({ unit, old, card: id }) => {
    const [taken, left] = [card(id), card(old)];
    return of(
      thing(unit),
      words(`${taken.en} instead of ${left.en}`, `${taken.fr} au lieu de ${left.fr}`, `${taken.pl} zamiast ${left.pl}`),
    );
  },
  'card-revealed': ({ seat, card: id, pips }, who) => {
    const { en, fr, pl } = card(id);
    const counted = words(`${en} (${pips})`, `${fr} (${pips})`, `${pl} (${pips})`);
    return plays(who(seat), words('reveals', 'révèle', 'odsłania:'), counted);
  },
  'card-discarded': ({ seat, card: id }, who) => plays(who(seat), words('discards', 'défausse', 'odrzuca:'), card(id)),
  'card-divulged': ({ seat, card: id }, who) => plays(who(seat), words('divulges', 'divulgue', 'ujawnia:'), card(id)),
  'flaw-played': ({ seat, card: id }, who) =>
    plays(who(seat), words('plays the flaw', 'joue le défaut', 'zagrywa skazę:'), card(id)),
  'card-aside': ({ seat, card: id }, who) => plays(who(seat), words('lays aside', 'met de côté', 'odkłada:'), card(id)),
  'card-returned': ({ seat, card: id }, who) =>
    plays(who(seat), words('takes back', 'reprend en main', 'bierze z powrotem:'), card(id)),
  priority: ({ seat, die }, who) => {
    // legion.command-phase.7
    const shown = die === null ? NOTHING : rolled([die]);
    const { en, fr, pl } =
      die === null
        ? NOTHING
        : behind(
            words(
              `as many pips, ${shown.en} on the die`,
              `autant de points, ${shown.fr} au dé`,
              `tyle samo punktów, na kości ${shown.pl}`,
            ),
          );
    const said = who(seat);
    return words(
      `${said.en} has priority${en}.`,
      `${said.fr} a la priorité${fr}.`,
      `Pierwszeństwo ma ${said.pl}${pl}.`,
    );
  },
  nominated: ({ unit }) =>
    does(
      unit,
      words('gives the orders', 'donne les ordres', 'wydaje rozkazy'),
      words('give the orders', 'donnent les ordres', 'wydają rozkazy'),
    ),
  ordered: ({ unit }) =>
    does(
      unit,
      words('receives an order', 'reçoit un ordre', 'otrzymuje rozkaz'),
      words('receive an order', 'reçoivent un ordre', 'otrzymują rozkaz'),
    ),
  'order-drawn': ({ seat, rank }, who) =>
    plays(who(seat), words('draws an order token', 'pioche un pion Ordre', 'losuje żeton rozkazu'), behind(RANK[rank])),
  'orders-kept': ({ seat, card: id, count }, who) => {
    const { en, fr, pl } = card(id);
    const tokens = counted(count, {
      en: ['order token', 'order tokens'],
      fr: ['pion Ordre', 'pions Ordre'],
      pl: ['żeton rozkazu', 'żetony rozkazu', 'żetonów rozkazu'],
    });
    const what = words(`${tokens.en} on ${en}`, `${tokens.fr} sur ${fr}`, `${tokens.pl} na kartę: ${pl}`);
    return plays(who(seat), words('lays', 'pose', 'kładzie'), what);
  },
  'order-token': ({ unit, now }) => of(thing(unit), ORDER_TOKEN[now]),
  'order-removed': ({ seat, rank }, who) =>
    plays(
      who(seat),
      words('has no such unit left', 'n’a plus de telle unité', 'nie ma już takiego oddziału'),
      behind(RANK[rank]),
    ),
  activated: ({ unit }) =>
    does(unit, words('activates', 's’active', 'aktywuje się'), words('activate', 's’activent', 'aktywują się')),
  rallied: ({ unit, dice }) =>
    does(
      unit,
      words('rallies', 'se ressaisit', 'zbiera się w sobie'),
      words('rally', 'se ressaisissent', 'zbierają się w sobie'),
      behind(rolled(dice)),
    ),
  suppressed: ({ unit }) =>
    does(
      unit,
      words('is suppressed: one action fewer', 'perd une action : suppression', 'traci akcję: przygniecenie'),
      words('are suppressed: one action fewer', 'perdent une action : suppression', 'tracą akcję: przygniecenie'),
    ),
  panicked: ({ unit }) =>
    does(unit, words('panics', 'panique', 'wpada w panikę'), words('panic', 'paniquent', 'wpadają w panikę')),
  'panic-ended': ({ unit }) =>
    does(
      unit,
      words('no longer panics', 'ne panique plus', 'otrząsa się z paniki'),
      words('no longer panic', 'ne paniquent plus', 'otrząsają się z paniki'),
    ),
  'damage-rolled': ({ unit, die, lost }) => {
    const { en, fr, pl } = rolled([die]);
    return of(
      thing(unit),
      lost
        ? words(`${en}, one action is lost`, `${fr}, une action perdue`, `${pl}, jedna akcja przepada`)
        : words(`${en}, no action is lost`, `${fr}, aucune action perdue`, `${pl}, akcja nie przepada`),
    );
  },
  action: ({ unit, action, free }) => {
    const { en, fr, pl } = actionName(action);
    return of(
      thing(unit),
      words(`${en}${free ? ' (free)' : ''}`, `${fr}${free ? ' (gratuite)' : ''}`, `${pl}${free ? ' (darmowa)' : ''}`),
    );
  },
  'activation-over': ({ unit }) =>
    does(unit, words('is done', 'a terminé', 'kończy aktywację'), words('are done', 'ont terminé', 'kończą aktywację')),
  moved: ({ unit, how, speed }) => {
    const [one, many] = MOVES[how];
    return speed > 0 && how !== 'pivot' ? does(unit, one, many, atSpeed(speed)) : does(unit, one, many);
  },
  displaced: ({ unit, by }) =>
    does(
      unit,
      words('makes way for', 'cède la place à', 'ustępuje miejsca:'),
      words('make way for', 'cèdent la place à', 'ustępują miejsca:'),
      thing(by),
    ),
  scattered: ({ unit, by }) =>
    does(
      unit,
      words('is scattered by', 'est dispersée par', 'zostaje rozproszony przez:'),
      words('are scattered by', 'sont dispersés par', 'zostają rozproszeni przez:'),
      thing(by),
    ),
  'melee-joined': ({ unit }) =>
    does(
      unit,
      words('joins the melee', 'rejoint la mêlée', 'dołącza do walki wręcz'),
      words('join the melee', 'rejoignent la mêlée', 'dołączają do walki wręcz'),
    ),
  'left-battlefield': ({ unit }) =>
    does(
      unit,
      words('flees from the battlefield', 'fuit le champ de bataille', 'ucieka z pola bitwy'),
      words('flee from the battlefield', 'fuient le champ de bataille', 'uciekają z pola bitwy'),
    ),
  'clamber-rolled': ({ unit, dice, wounds: hurt }) =>
    does(
      unit,
      words('clambers', 'escalade', 'wdrapuje się'),
      words('clamber', 'escaladent', 'wdrapują się'),
      behind(list([rolled(dice), wounds(hurt)], '; ')),
    ),
  'token-gained': ({ unit, token, count }) =>
    does(unit, words('gains', 'gagne', 'otrzymuje:'), words('gain', 'gagnent', 'otrzymują:'), tokens(token, count)),
  'token-lost': ({ unit, token, count, how }) =>
    how === 'spent'
      ? does(unit, words('spends', 'dépense', 'wydaje:'), words('spend', 'dépensent', 'wydają:'), tokens(token, count))
      : does(unit, words('loses', 'perd', 'traci:'), words('lose', 'perdent', 'tracą:'), tokens(token, count)),
  shields: ({ unit, active, inactive }) =>
    of(
      thing(unit),
      words(
        `${active} of ${active + inactive} shields active`,
        `${active} sur ${active + inactive} boucliers actifs`,
        `aktywne tarcze: ${active} z ${active + inactive}`,
      ),
    ),
  'attack-declared': ({ attacker }) =>
    does(attacker, words('attacks', 'attaque', 'atakuje'), words('attack', 'attaquent', 'atakują')),
  'pool-formed': ({ attacker, defender, dice }) =>
    does(
      attacker,
      words('attacks', 'attaque', 'atakuje:'),
      words('attack', 'attaquent', 'atakują:'),
      joined([thing(defender), poolWords(dice)], words(': ', ' : ', ': ')),
    ),
  'attack-rolled': ({ attacker, dice }) =>
    does(
      attacker,
      words('rolls', 'lance', 'rzuca:'),
      words('roll', 'lancent', 'rzucają:'),
      rolled(dice.map(({ face }) => face)),
    ),
  'attack-dice': ({ attacker, how, faces }) => diceLine(attacker, how, rolled(faces)),
  cover: coverLine,
  cancelled: ({ defender, face, count, by }) => {
    const { en, fr, pl } = CANCELS[by] ?? card(by);
    const gone = results(face, count);
    return of(
      thing(defender),
      words(`${en} cancels ${gone.en}`, `${fr} annule ${gone.fr}`, `${pl} anuluje: ${gone.pl}`),
    );
  },
  'defense-rolled': ({ defender, dice }) =>
    does(
      defender,
      words('rolls', 'lance', 'rzuca:'),
      words('roll', 'lancent', 'rzucają:'),
      rolled(dice.map(({ face }) => face)),
    ),
  'defense-dice': ({ defender, how, faces }) => diceLine(defender, how, rolled(faces)),
  compared: ({ defender, hits, blocks, wounds: hurt }) => {
    const scored = list([results('hit', hits), results('block', blocks)]);
    return of(thing(defender), joined([scored, wounds(hurt)], words(': ', ' : ', ': ')));
  },
  wounded: ({ unit, mini, wounds: hurt }) => of(whose(unit, mini), wounds(hurt)),
  healed: ({ unit, mini, wounds: hurt }) => {
    const { en, fr, pl } = wounds(hurt);
    return of(whose(unit, mini), words(`${en} removed`, `${fr} en moins`, `mniej ran: ${pl}`));
  },
  'mini-defeated': ({ unit, mini }) => of(whose(unit, mini), words('defeated', 'vaincue', 'pokonana')),
  'mini-restored': ({ unit, mini }) => of(whose(unit, mini), words('back again', 'de retour', 'wraca')),
  'unit-defeated': ({ unit }) =>
    does(
      unit,
      words('is defeated', 'est hors de combat', 'przestaje walczyć'),
      words('are defeated', 'sont hors de combat', 'przestają walczyć'),
    ),
  'leader-changed': ({ unit, mini }) =>
    of(whose(unit, mini), words('the new leader', 'nouveau chef d’unité', 'nowy dowódca oddziału')),
  'vehicle-damaged': ({ unit, damage, weapon }) => {
    const what = DAMAGE[damage];
    return of(thing(unit), weapon === null ? what : joined([what, name(weapon)], words(': ', ' : ', ': ')));
  },
  'vehicle-repaired': ({ unit }) => of(thing(unit), words('repaired', 'réparé', 'naprawa')),
  standby: ({ unit, against }) =>
    does(
      unit,
      words('reacts to', 'réagit à', 'reaguje na:'),
      words('react to', 'réagissent à', 'reagują na:'),
      thing(against),
    ),
  ability: ({ unit, card: id }) =>
    unit === '' ? of(card(id), words('takes effect', 'prend effet', 'działa')) : of(thing(unit), card(id)),
  equipped: ({ unit, card: id }) =>
    does(
      unit,
      words('is equipped with', 's’équipe de', 'dostaje kartę:'),
      words('are equipped with', 's’équipent de', 'dostają kartę:'),
      card(id),
    ),
  depleted: ({ unit, card: id }) => turned(unit, id, words('is used up', 'est consommée', 'zostaje zużyta')),
  exhausted: ({ unit, card: id }) => turned(unit, id, words('is exhausted', 'est épuisée', 'zostaje wyczerpana')),
  readied: ({ unit, card: id }) => turned(unit, id, words('is readied', 'est redressée', 'zostaje odświeżona')),
  flipped: ({ unit, card: id, side }) =>
    turned(
      unit,
      id,
      side === 'front'
        ? words('shows its front', 'montre son recto', 'pokazuje przód')
        : words('shows its back', 'montre son verso', 'pokazuje tył'),
    ),
  'marker-placed': ({ marker }) => of(thing(marker), words('placed', 'placé', 'na polu bitwy')),
  'marker-turned': ({ marker, facedown }) =>
    of(
      thing(marker),
      facedown
        ? words('turned facedown', 'tourné face cachée', 'zakrycie')
        : words('turned faceup', 'tourné face visible', 'odkrycie'),
    ),
  'marker-revealed': ({ marker, what }) => of(thing(marker), thing(what)),
  'marker-moved': ({ marker }) => of(thing(marker), words('moved', 'déplacé', 'przesunięcie')),
  'marker-removed': ({ marker }) => of(thing(marker), words('removed', 'retiré', 'znika')),
  detonated: ({ marker }) => of(thing(marker), words('detonates', 'explose', 'wybucha')),
  'token-rolled': ({ marker, die }) => of(thing(marker), rolled([die])),
  'token-wounds': ({ marker, wounds }) =>
    of(thing(marker), words(`${wounds} wounds`, `${wounds} blessures`, `rany: ${wounds}`)),
  'set-aside': ({ unit }) => of(thing(unit), words('in reserve', 'en réserve', 'w odwodzie')),
  arrived: ({ unit }) => of(thing(unit), words('as reinforcements', 'en renfort', 'na pomoc')),
  claimed: ({ unit, marker }) =>
    does(unit, words('claims', 'prend', 'zabiera:'), words('claim', 'prennent', 'zabierają:'), thing(marker)),
  dropped: ({ unit, marker }) =>
    does(unit, words('drops', 'lâche', 'upuszcza:'), words('drop', 'lâchent', 'upuszczają:'), thing(marker)),
  'terrain-placed': ({ piece }) => of(thing(piece), words('placed', 'en place', 'na polu bitwy')),
  'commander-token': ({ unit }) =>
    does(
      unit,
      words('receives the commander token', 'reçoit le pion Commandant', 'otrzymuje żeton dowódcy'),
      words('receive the commander token', 'reçoivent le pion Commandant', 'otrzymują żeton dowódcy'),
    ),
  'rank-changed': ({ unit, rank }) =>
    does(
      unit,
      words('counts as', 'compte comme', 'liczy się jako'),
      words('count as', 'comptent comme', 'liczą się jako'),
      RANK[rank],
    ),
  promoted: ({ unit }) =>
    does(
      unit,
      words('takes command', 'prend le commandement', 'przejmuje dowodzenie'),
      words('take command', 'prennent le commandement', 'przejmują dowodzenie'),
    ),
  victory: ({ seat, count }, who) => {
    const { en, fr, pl } = counted(count, {
      en: ['victory token', 'victory tokens'],
      fr: ['pion Victoire', 'pions Victoire'],
      pl: ['żeton zwycięstwa', 'żetony zwycięstwa', 'żetonów zwycięstwa'],
    });
    return of(who(seat), words(`+${en}`, `+${fr}`, `+${pl}`));
  },
  'counter-passed': ({ seat }, who) =>
    plays(who(seat), words('holds the round counter', 'a le compteur de rounds', 'trzyma znacznik rundy')),
  'game-over': endLine,
};
