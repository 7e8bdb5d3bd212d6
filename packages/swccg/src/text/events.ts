import { type Words, words } from '@rangefinder/kernel/words';
import type { SwccgEvent } from '../events.ts';
import { placeInKey } from '../rules/deploy.ts';
import { nameOf } from './names.ts';
import { pileWords, STEP, side } from './words.ts';

/** The line of the log for an event. */
export function eventWords(event: SwccgEvent): Words {
  switch (event.type) {
    case 'started':
      return event.card === null
        ? say(
            event.seat,
            'starts without a card on table',
            'commence sans carte sur table',
            'zaczyna bez karty na stole',
          )
        : say(
            event.seat,
            `starts with ${nameOf(event.card)}`,
            `commence avec ${nameOf(event.card)}`,
            `zaczyna z: ${nameOf(event.card)}`,
          );
    case 'set-aside':
      return say(
        event.seat,
        `sets ${nameOf(event.card)} aside`,
        `met de côté ${nameOf(event.card)}`,
        `odkłada na bok: ${nameOf(event.card)}`,
      );
    case 'shuffled': {
      const pile = pileWords(event.pile);
      const who = side(event.seat);
      return words(
        `${who.en}: ${pile.en} shuffled.`,
        `${who.fr} : ${pile.fr}, mélange.`,
        `${who.pl}: ${pile.pl}, tasowanie.`,
      );
    }
    case 'turn':
      return say(
        event.seat,
        `takes turn ${event.turn}: Force generation ${event.generation}`,
        `joue le tour ${event.turn} : génération de Force ${event.generation}`,
        `rozgrywa turę ${event.turn}: generowanie Mocy ${event.generation}`,
      );
    case 'phase':
      return words(
        `${side(event.seat).en}: ${STEP[event.step].en}.`,
        `${side(event.seat).fr} : ${STEP[event.step].fr}.`,
        `${side(event.seat).pl}: ${STEP[event.step].pl}.`,
      );
    case 'activated':
      return say(
        event.seat,
        `activates ${event.amount} Force`,
        `active ${event.amount} Force`,
        `aktywuje Moc: ${event.amount}`,
      );
    case 'used-force':
      return say(
        event.seat,
        `uses ${event.amount} Force`,
        `utilise ${event.amount} Force`,
        `używa Mocy: ${event.amount}`,
      );
    case 'lost-force': {
      const pile = pileWords(event.from);
      return say(
        event.seat,
        `loses 1 Force: ${nameOf(event.card)} (${pile.en})`,
        `perd 1 Force : ${nameOf(event.card)} (${pile.fr})`,
        `traci 1 Moc: ${nameOf(event.card)} (${pile.pl})`,
      );
    }
    case 'retrieved':
      return say(
        event.seat,
        `retrieves ${nameOf(event.card)}`,
        `récupère ${nameOf(event.card)}`,
        `odzyskuje: ${nameOf(event.card)}`,
      );
    case 'drew':
      return event.card === undefined
        ? say(event.seat, 'draws a card', 'pioche une carte', 'dobiera kartę')
        : say(
            event.seat,
            `draws ${nameOf(event.card)}`,
            `pioche ${nameOf(event.card)}`,
            `dobiera: ${nameOf(event.card)}`,
          );
    case 'took':
      return say(
        event.seat,
        `takes ${nameOf(event.card)} into hand`,
        `prend en main ${nameOf(event.card)}`,
        `bierze na rękę: ${nameOf(event.card)}`,
      );
    case 'returned':
      return say(
        event.seat,
        `puts ${event.count} cards from hand on the Used Pile`,
        `remet ${event.count} cartes de sa main sur la pile Utilisée`,
        `odkłada z ręki na stos Zużytych kart: ${event.count}`,
      );
    case 'recirculated':
      return say(
        event.seat,
        `re-circulates ${event.count} cards`,
        `remet en circulation ${event.count} cartes`,
        `zawraca do obiegu kart: ${event.count}`,
      );
    default:
      return tableEventWords(event);
  }
}

function tableEventWords(event: SwccgEvent): Words {
  switch (event.type) {
    case 'deployed': {
      const [card, to] = [nameOf(event.card), nameOf(placeInKey(event.to))];
      return say(event.seat, `deploys ${card} (${to})`, `déploie ${card} (${to})`, `wystawia: ${card} (${to})`);
    }
    case 'converted':
      return say(
        event.seat,
        `converts ${nameOf(event.location)}`,
        `convertit ${nameOf(event.location)}`,
        `przejmuje lokację: ${nameOf(event.location)}`,
      );
    case 'replaced':
      return say(
        event.seat,
        `replaces cards: ${nameOf(event.id)}`,
        `remplace des cartes : ${nameOf(event.id)}`,
        `zastępuje karty: ${nameOf(event.id)}`,
      );
    case 'moved':
      return say(
        event.seat,
        `moves ${nameOf(event.id)} to ${nameOf(event.to)}`,
        `déplace ${nameOf(event.id)} vers ${nameOf(event.to)}`,
        `przemieszcza: ${nameOf(event.id)} → ${nameOf(event.to)}`,
      );
    case 'transferred':
      return say(
        event.seat,
        `transfers ${nameOf(event.id)} to ${nameOf(event.to)}`,
        `transfère ${nameOf(event.id)} à ${nameOf(event.to)}`,
        `przekazuje: ${nameOf(event.id)} → ${nameOf(event.to)}`,
      );
    case 'drain':
      return say(
        event.seat,
        `Force drains ${event.amount} at ${nameOf(event.location)}`,
        `draine ${event.amount} Force à ${nameOf(event.location)}`,
        `drenuje Moc (${event.amount}): ${nameOf(event.location)}`,
      );
    case 'cancelled':
      return words(
        `Cancelled: ${nameOf(event.what)}.`,
        `Annulé : ${nameOf(event.what)}.`,
        `Anulowano: ${nameOf(event.what)}.`,
      );
    case 'played':
      return say(
        event.seat,
        `plays ${nameOf(event.card)}`,
        `joue ${nameOf(event.card)}`,
        `zagrywa: ${nameOf(event.card)}`,
      );
    case 'text':
      return say(
        event.seat,
        `uses ${nameOf(event.card)}`,
        `utilise ${nameOf(event.card)}`,
        `używa: ${nameOf(event.card)}`,
      );
    case 'flipped':
      return say(
        event.seat,
        `flips ${nameOf(event.id)}`,
        `retourne ${nameOf(event.id)}`,
        `odwraca: ${nameOf(event.id)}`,
      );
    case 'left': {
      const pile = pileWords(event.to);
      return say(
        event.seat,
        `${nameOf(event.id)} leaves the table (${pile.en})`,
        `${nameOf(event.id)} quitte la table (${pile.fr})`,
        `${nameOf(event.id)} schodzi ze stołu (${pile.pl})`,
      );
    }
    default:
      return battleEventWords(event);
  }
}

function battleEventWords(event: SwccgEvent): Words {
  switch (event.type) {
    case 'destiny':
      return say(
        event.seat,
        `draws destiny ${event.value}: ${nameOf(event.card)}`,
        `tire un destin de ${event.value} : ${nameOf(event.card)}`,
        `dobiera przeznaczenie ${event.value}: ${nameOf(event.card)}`,
      );
    case 'battle':
      return say(
        event.seat,
        `initiates a battle at ${nameOf(event.location)}`,
        `engage une bataille à ${nameOf(event.location)}`,
        `rozpoczyna bitwę: ${nameOf(event.location)}`,
      );
    case 'fired':
      return say(
        event.seat,
        `fires ${nameOf(event.weapon)} at ${nameOf(event.target)}`,
        `tire avec ${nameOf(event.weapon)} sur ${nameOf(event.target)}`,
        `strzela: ${nameOf(event.weapon)} → ${nameOf(event.target)}`,
      );
    case 'hit':
      return words(`${nameOf(event.id)} is hit.`, `${nameOf(event.id)} est touché.`, `Trafienie: ${nameOf(event.id)}.`);
    case 'missed':
      return words(`${nameOf(event.id)} is missed.`, `${nameOf(event.id)} est manqué.`, `Pudło: ${nameOf(event.id)}.`);
    case 'excluded':
      return words(
        `${nameOf(event.id)} is excluded from the battle.`,
        `${nameOf(event.id)} est exclu de la bataille.`,
        `${nameOf(event.id)} nie bierze udziału w bitwie.`,
      );
    case 'peeked': {
      const cards = (event.cards ?? []).map(nameOf).join(', ');
      const seen = cards === '' ? '' : `: ${cards}`;
      return say(
        event.seat,
        `looks at the Reserve Deck (${event.count})${seen}`,
        `regarde la Réserve (${event.count})${seen}`,
        `ogląda Rezerwę (${event.count})${seen}`,
      );
    }
    case 'power': {
      const [power, damage, attrition] = [
        event.power.join(' – '),
        event.damage.join(' – '),
        event.attrition.join(' – '),
      ];
      return words(
        `Total power ${power}; battle damage ${damage}; attrition ${attrition}.`,
        `Puissance totale ${power} ; dégâts de bataille ${damage} ; attrition ${attrition}.`,
        `Łączna siła ${power}; obrażenia ${damage}; wyniszczenie ${attrition}.`,
      );
    }
    case 'forfeited':
      return say(
        event.seat,
        `forfeits ${nameOf(event.id)} for ${event.value}`,
        `sacrifie ${nameOf(event.id)} pour ${event.value}`,
        `poświęca: ${nameOf(event.id)} (${event.value})`,
      );
    case 'battle-over':
      return words(
        `The battle at ${nameOf(event.location)} is over.`,
        `La bataille à ${nameOf(event.location)} est terminée.`,
        `Koniec bitwy: ${nameOf(event.location)}.`,
      );
    case 'blown-away':
      return words(
        `${nameOf(event.row)} is blown away.`,
        `${nameOf(event.row)} est anéanti.`,
        `Zniszczono: ${nameOf(event.row)}.`,
      );
    case 'tied':
      return words('The game is a draw.', 'Match nul.', 'Remis.');
    case 'won':
      return say(event.seat, 'wins', 'gagne', 'wygrywa');
    default:
      return words(event.type, event.type, event.type);
  }
}

function say(seat: number, en: string, fr: string, pl: string): Words {
  const who = side(seat);
  return words(`${who.en}: ${en}.`, `${who.fr} : ${fr}.`, `${who.pl}: ${pl}.`);
}
