import { isObject, type Request, type RequestView } from '@rangefinder/kernel';
import { capital, counted, list, type Words, words } from '@rangefinder/kernel/words';
import { asked, type Topics } from '../ask.ts';
import { card, miniName, thing } from './names.ts';

const WHICH_UNIT = words('Which unit?', 'Quelle unité ?', 'Który oddział?');
const WHICH_CARD = words('Which card?', 'Quelle carte ?', 'Która karta?');

/** What is asked, by topic. One without words does not compile. */
const QUESTION: Readonly<Record<keyof Topics, Words>> = {
  side: words('Play blue or red?', 'Jouer bleu ou rouge ?', 'Grasz niebieskim czy czerwonym?'),
  edge: words('Which edge is yours?', 'Quel bord est le vôtre ?', 'Która krawędź jest twoja?'),
  eliminate: words(
    'Eliminate the first card of which row?',
    'Éliminer la première carte de quelle rangée ?',
    'Pierwszą kartę którego rzędu usuwasz?',
  ),
  'choose-terrain': words(
    'Which piece of terrain do you place?',
    'Quel décor placez-vous ?',
    'Który element terenu ustawiasz?',
  ),
  'choose-piece': words('Which piece of terrain?', 'Quel décor ?', 'Który teren?'),
  'place-terrain': words(
    'Where does this piece of terrain stand?',
    'Où placer ce décor ?',
    'Gdzie ma stać ten element terenu?',
  ),
  'place-marker': words('Where does the token lie?', 'Où placer le pion ?', 'Gdzie położyć żeton?'),
  'turn-cart': words('Which way does the cart turn?', 'Dans quel sens pivote le chariot ?', 'Jak obraca się wózek?'),
  'move-cart': words('Where does the cart go?', 'Où va le chariot ?', 'Dokąd jedzie wózek?'),
  'deploy-unit': words('Which unit is deployed next?', 'Quelle unité déployer ensuite ?', 'Który oddział rozstawiasz?'),
  'swap-upgrade': words(
    'Swap an upgrade for one set aside?',
    'Échanger une amélioration avec une mise de côté ?',
    'Wymienić ulepszenie na odłożone?',
  ),
  'set-down': words(
    'Where is the leader set down?',
    'Où replacer le chef d’unité ?',
    'Gdzie postawić dowódcę oddziału?',
  ),
  'deploy-leader': words(
    'Where is the leader deployed?',
    'Où déployer le chef d’unité ?',
    'Gdzie rozstawić dowódcę oddziału?',
  ),
  'deploy-aboard': words(
    'On the battlefield, or in a transport?',
    'Sur le champ de bataille ou dans un transport ?',
    'Na polu bitwy czy w transporcie?',
  ),
  disembark: words(
    'Where beside the transport does the leader get off?',
    'Où le chef d’unité descend-il du transport ?',
    'Gdzie przy transporcie wysiada dowódca oddziału?',
  ),
  'place-others': words(
    'Where do the others stand?',
    'Où se tiennent les autres figurines ?',
    'Gdzie stają pozostałe figurki?',
  ),
  'command-card': words('Which command card?', 'Quelle carte de commandement ?', 'Która karta dowodzenia?'),
  divulge: words('Divulge a command card?', 'Divulguer une carte de commandement ?', 'Ujawnić kartę dowodzenia?'),
  'play-flaw': words('Play a flaw?', 'Jouer un défaut ?', 'Zagrać skazę?'),
  contingency: words('Play a card that was set aside?', 'Jouer une carte mise de côté ?', 'Zagrać odłożoną kartę?'),
  nominate: words('Who gives the orders?', 'Qui donne les ordres ?', 'Kto wydaje rozkazy?'),
  order: words('Order which unit?', 'Donner un ordre à quelle unité ?', 'Któremu oddziałowi wydać rozkaz?'),
  activate: words('Which unit activates?', 'Quelle unité s’active ?', 'Który oddział się aktywuje?'),
  'activate-drawn': words(
    'Which unit of the drawn rank activates?',
    'Quelle unité du rang pioché s’active ?',
    'Który oddział wylosowanej rangi się aktywuje?',
  ),
  'order-rank': words('Which order token?', 'Quel pion Ordre ?', 'Który żeton rozkazu?'),
  action: words('Which action?', 'Quelle action ?', 'Jaka akcja?'),
  'move-leader': words('Where does the leader move?', 'Où va le chef d’unité ?', 'Dokąd idzie dowódca oddziału?'),
  'panic-move': words('Where does it flee?', 'Où fuit-elle ?', 'Dokąd ucieka?'),
  pivot: words('Which way does it turn?', 'Dans quel sens pivoter ?', 'Jak się obraca?'),
  displace: words('Where is it pushed aside?', 'Où la repousser ?', 'Dokąd go odsunąć?'),
  'join-melee': words(
    'Who joins the melee, and where?',
    'Qui rejoint la mêlée, et où ?',
    'Kto dołącza do walki wręcz i gdzie?',
  ),
  target: words('Attack which unit?', 'Attaquer quelle unité ?', 'Który oddział zaatakować?'),
  'another-target': words(
    'Attack another unit as well?',
    'Attaquer aussi une autre unité ?',
    'Zaatakować także inny oddział?',
  ),
  'fire-support': words(
    'Which unit supports the attack?',
    'Quelle unité soutient l’attaque ?',
    'Który oddział wesprze atak?',
  ),
  weapon: words('Which weapon?', 'Quelle arme ?', 'Jaka broń?'),
  'pool-first': words('Which defender first?', 'Quel défenseur d’abord ?', 'Który obrońca najpierw?'),
  'spend-aim': words(
    'Spend an aim token: reroll which dice?',
    'Dépenser un pion Viser : relancer quels dés ?',
    'Wydać żeton celowania: które kości przerzucić?',
  ),
  'spend-observation': words(
    'Spend an observation token: reroll which die?',
    'Dépenser un pion Observation : relancer quel dé ?',
    'Wydać żeton obserwacji: którą kość przerzucić?',
  ),
  'spend-surge': words(
    'Spend how many surge tokens?',
    'Dépenser combien de pions Adrénaline ?',
    'Ile żetonów adrenaliny wydać?',
  ),
  'spend-dodge': words(
    'Spend how many dodge tokens?',
    'Dépenser combien de pions Esquive ?',
    'Ile żetonów uniku wydać?',
  ),
  'spend-shields': words('Flip how many shields?', 'Retourner combien de boucliers ?', 'Ile tarcz odwrócić?'),
  reroll: words('Reroll which dice?', 'Relancer quels dés ?', 'Które kości przerzucić?'),
  'choose-dice': words('Which dice?', 'Quels dés ?', 'Które kości?'),
  'wound-mini': words('Which miniature is wounded?', 'Quelle figurine est blessée ?', 'Która figurka odnosi rany?'),
  'new-leader': words('Who leads the unit now?', 'Qui dirige maintenant l’unité ?', 'Kto teraz dowodzi oddziałem?'),
  disrupt: words('Which weapon is disrupted?', 'Quelle arme est perturbée ?', 'Która broń zostaje zakłócona?'),
  standby: words(
    'Which unit on standby reacts?',
    'Quelle unité en attente réagit ?',
    'Który oddział w gotowości reaguje?',
  ),
  'standby-deed': words('Attack or move?', 'Attaquer ou se déplacer ?', 'Atak czy ruch?'),
  'order-players': words('Whose abilities come first?', 'Les capacités de qui d’abord ?', 'Czyje zdolności najpierw?'),
  'order-abilities': words('Which ability first?', 'Quelle capacité d’abord ?', 'Która zdolność najpierw?'),
  'use-ability': words('Use the ability?', 'Utiliser la capacité ?', 'Użyć zdolności?'),
  'recover-suppression': words(
    'Remove how many suppression tokens?',
    'Retirer combien de pions Suppression ?',
    'Ile żetonów przygniecenia usunąć?',
  ),
  'ready-card': words('Ready which cards?', 'Redresser quelles cartes ?', 'Które karty odświeżyć?'),
  'flip-card': words('Flip which card?', 'Retourner quelle carte ?', 'Którą kartę odwrócić?'),
  promote: words('Who becomes commander?', 'Qui devient commandant ?', 'Kto zostaje dowódcą?'),
  'choose-unit': WHICH_UNIT,
  'choose-mini': words('Which miniature?', 'Quelle figurine ?', 'Która figurka?'),
  'choose-card': WHICH_CARD,
  'choose-marker': words('Which token?', 'Quel pion ?', 'Który żeton?'),
  'choose-number': words('How many?', 'Combien ?', 'Ile?'),
  choose: words('Which one?', 'Lequel ?', 'Co wybierasz?'),
  'when-compelled': words(
    'Its compulsory move before its actions, or after them?',
    'Son mouvement obligatoire avant ses actions, ou après ?',
    'Ruch przymusowy przed akcjami czy po nich?',
  ),
  'when-to-pivot': words(
    'Pivot before the move, or after it?',
    'Pivoter avant le mouvement, ou après ?',
    'Obrót przed ruchem czy po nim?',
  ),
  'when-poisoned': words(
    'Suffer the poison before the other effects, or after them?',
    'Subir le poison avant les autres effets, ou après ?',
    'Trucizna przed innymi efektami czy po nich?',
  ),
  'place-claimed': words(
    'Where beside its leader does the token lie?',
    'Où placer le pion au contact du chef ?',
    'Gdzie przy dowódcy położyć żeton?',
  ),
};

/** While a battle is set up, a piece of terrain is chosen to be marked. */
const WHICH_MARKED = words(
  'Which piece of terrain gets the objective token?',
  'Quel décor reçoit le pion Objectif ?',
  'Który element terenu dostaje żeton celu?',
);

/** The sentence that asks: who, by which card, and what. */
export function requestWords(request: Request | RequestView): Words {
  const { topic, about } = asked(request);
  const marks = topic === 'choose-piece' && request.rule === 'legion.setup.19';
  const { en, fr, pl } = marks ? WHICH_MARKED : QUESTION[topic];
  const who = subject(about);
  const more = rest(about);
  const question = words(`${en}${more.en}`, `${fr}${more.fr}`, `${pl}${more.pl}`);
  if (!who) return question;
  return words(`${who.en}: ${question.en}`, `${who.fr} : ${question.fr}`, `${who.pl}: ${question.pl}`);
}

/** The unit that a request is about, its miniature, and the card that makes it ask. */
function subject(about: unknown): Words | undefined {
  if (!isObject(about)) return undefined;
  const { unit, mini, card: id } = about;
  const parts = [
    ...(typeof unit === 'string' && unit !== '' ? [thing(unit)] : []),
    ...(typeof mini === 'string' ? [miniName(mini)] : []),
    ...(typeof id === 'string' && id !== '' ? [card(id)] : []),
  ];
  return parts.length === 0 ? undefined : capital(list(parts));
}

/** How many actions are left, and how fast a move may be. */
function rest(about: unknown): Words {
  if (isObject(about) && typeof about.left === 'number' && about.left > 0) {
    const { en, fr, pl } = counted(about.left, {
      en: ['action', 'actions'],
      fr: ['action', 'actions'],
      pl: ['akcja', 'akcje', 'akcji'],
    });
    return words(` (${en} left)`, ` (encore ${fr})`, ` (pozostało: ${pl})`);
  }
  if (isObject(about) && typeof about.speed === 'number' && about.speed > 0) {
    const { speed } = about;
    return words(` (speed ${speed})`, ` (vitesse ${speed})`, ` (szybkość ${speed})`);
  }
  return words('', '', '');
}
