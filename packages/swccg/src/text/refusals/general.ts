import type { RefusalWords } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import type { Refusals } from '../../refusals.ts';
import { pileWords, STEP } from '../words.ts';
import { named } from './named.ts';

/** When nothing of the kind can be done, by whom, and at what price. */
export const GENERAL = {
  'other-turn': words("It is your opponent's turn.", "C'est le tour de votre adversaire.", 'Trwa tura przeciwnika.'),
  'other-phase': ({ phase }) =>
    words(
      `Only in your own ${STEP[phase].en}.`,
      `Seulement dans votre propre ${STEP[phase].fr}.`,
      `Tylko we własnej turze: ${STEP[phase].pl}.`,
    ),
  'deploy-or-move-phase': words(
    'Only in your own deploy phase or move phase.',
    'Seulement dans votre propre phase de déploiement ou de déplacement.',
    'Tylko we własnej fazie wystawiania albo ruchu.',
  ),
  'battle-goes-on': words(
    'Not while a battle is going on.',
    "Pas pendant qu'une bataille est en cours.",
    'Nie w trakcie bitwy.',
  ),
  'action-goes-on': words(
    'Another action is being resolved; only responses to it are possible.',
    'Une autre action est en cours ; on ne peut que lui répondre.',
    'Trwa inna akcja; można tylko na nią odpowiadać.',
  ),
  'drain-goes-on': words(
    'The Force drain that has begun is completed first.',
    'Le drain commencé se termine d’abord.',
    'Najpierw kończy się rozpoczęty drenaż.',
  ),
  'no-such-moment': named(
    'This is not the time that the text of {} names.',
    "Ce n'est pas le moment que nomme le texte de {}.",
    'To nie jest chwila, o której mówi tekst karty {}.',
  ),
  'no-response': words(
    'It does not answer what has just happened.',
    "Ce n'est pas une réponse à ce qui vient de se passer.",
    'To nie odpowiada na to, co się właśnie stało.',
  ),
  'not-for-nothing': words(
    'Force is not lost or used for nothing.',
    'On ne perd ni n’utilise de Force sans raison.',
    'Mocy nie traci się ani nie zużywa bez powodu.',
  ),
  'not-in-hand': named('{} is not in your hand.', "{} n'est pas dans votre main.", '{}: nie ma na twojej ręce.'),
  'not-on-table': named('{} is not on table.', "{} n'est pas sur la table.", '{}: nie ma na stole.'),
  'not-yours': named('{} is not yours.', "{} n'est pas à vous.", '{}: to nie twoje.'),
  inactive: named('{} is inactive.', '{} est inactif.', '{}: karta nieaktywna.'),
  'too-dear': ({ cost }) => words(`It costs ${cost} Force.`, `Cela coûte ${cost} Force.`, `Koszt w Mocy: ${cost}.`),
  'too-dear-for-opponent': ({ cost }) =>
    words(
      `Your opponent would have to use ${cost} Force as well.`,
      `Votre adversaire devrait utiliser ${cost} Force aussi.`,
      `Przeciwnik też musiałby zużyć Moc: ${cost}.`,
    ),
  'text-forbids': words(
    'The text of a card forbids it.',
    "Le texte d'une carte l'interdit.",
    'Zabrania tego tekst karty.',
  ),
  'more-than-generated': ({ left }) =>
    words(
      `You can activate ${left} more Force this turn.`,
      `Vous pouvez encore activer ${left} Force ce tour-ci.`,
      `W tej turze możesz jeszcze aktywować Moc: ${left}.`,
    ),
  'reserve-too-small': ({ left }) =>
    words(
      `Your Reserve Deck has ${left} cards.`,
      `Votre Réserve compte ${left} cartes.`,
      `Kart w twojej Rezerwie: ${left}.`,
    ),
  'force-pile-empty': words(
    'Cards are drawn from the Force Pile, which is empty.',
    'On pioche dans la pile de Force, qui est vide.',
    'Dobiera się ze stosu Mocy, a ten jest pusty.',
  ),
  'must-be-lost': words('This Force must be lost.', 'Cette Force doit être perdue.', 'Tę Moc trzeba stracić.'),
  'nothing-to-lose-there': words(
    'Force is lost from your hand, or from the top of your Reserve Deck, Force Pile or Used Pile.',
    'On perd la Force de sa main, ou du dessus de la Réserve, de la pile de Force ou de la pile Utilisée.',
    'Moc traci się z ręki albo z wierzchu Rezerwy, stosu Mocy lub stosu Zużytych.',
  ),
  'lost-from-elsewhere': ({ pile }) => {
    const { en, fr, pl } = pileWords(pile);
    return words(`It is lost from: ${en}.`, `Elle se perd de : ${fr}.`, `Traci się z: ${pl}.`);
  },
  'not-an-interrupt': named('{} is no Interrupt.', "{} n'est pas une Interruption.", '{}: to nie Przerwanie.'),
  'starting-only': named(
    '{} has a starting function, which is for the start of the game only.',
    '{} a une fonction de départ, qui ne sert qu’au début de la partie.',
    '{}: funkcja startowa działa tylko na początku gry.',
  ),
  'conditions-not-met': named(
    'The conditions of {} are not met.',
    'Les conditions de {} ne sont pas remplies.',
    '{}: warunki nie są spełnione.',
  ),
  'no-target': named('{} has no target now.', "{} n'a pas de cible pour le moment.", '{}: nie ma teraz celu.'),
  'no-such-target': named('{} cannot target that.', '{} ne peut pas viser cela.', '{}: to nie może być celem.'),
  'used-this-turn': named('{} was used this turn.', '{} a déjà servi ce tour-ci.', '{}: już użyto w tej turze.'),
  'answered-already': named('{} has answered this already.', '{} y a déjà répondu.', '{}: już na to odpowiedziano.'),
  'no-such-text': named('{} has no such text.', "{} n'a pas un tel texte.", '{}: nie ma takiego tekstu.'),
  'device-limit': named(
    '{} has used as many devices this turn as it may.',
    '{} a utilisé autant d’appareils que permis ce tour-ci.',
    '{}: w tej turze użyto już tylu urządzeń, ile wolno.',
  ),
  'shield-is-no-response': words(
    'Defensive Shields are played when nothing else is being resolved.',
    'Les Boucliers défensifs se jouent quand rien d’autre n’est en cours.',
    'Tarcze obronne zagrywa się, gdy nic innego nie trwa.',
  ),
  'too-many-shields': words(
    'As many Defensive Shields were played as your starting Effect allows.',
    'Vous avez joué autant de Boucliers défensifs que le permet votre Effet de départ.',
    'Zagrano już tyle Tarcz obronnych, na ile pozwala Efekt startowy.',
  ),
  'not-under-the-effect': named(
    '{} is not under your starting Effect.',
    "{} n'est pas sous votre Effet de départ.",
    '{}: nie leży pod twoim Efektem startowym.',
  ),
  'generic-site': named('{} is a generic site.', '{} est un site générique.', '{}: to lokacja ogólna.'),
  'not-on-empty-table': named(
    '{} could not lie on an empty table.',
    '{} ne pourrait pas être posé sur une table vide.',
    '{}: nie można położyć na pustym stole.',
  ),
} satisfies Partial<RefusalWords<Refusals>>;
