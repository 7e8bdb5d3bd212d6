import type { Language, Option, Request, RequestView, Texts } from '../src/index.ts';
import type { Card, SalvageEvent } from './state.ts';

type Words = Readonly<Record<Language, string>>;

const CARD: Readonly<Record<Card, Words>> = {
  freighter: { en: 'freighter', fr: 'cargo', pl: 'frachtowiec' },
  corvette: { en: 'corvette', fr: 'corvette', pl: 'korweta' },
  cruiser: { en: 'cruiser', fr: 'croiseur', pl: 'krążownik' },
  mine: { en: 'mine', fr: 'mine', pl: 'mina' },
};

const ABILITY: Readonly<Record<string, Words>> = {
  tug: { en: 'Tug', fr: 'Remorqueur', pl: 'Holownik' },
  jammer: { en: 'Jammer', fr: 'Brouilleur', pl: 'Zagłuszacz' },
  tanks: { en: 'Reserve tanks', fr: 'Réservoirs', pl: 'Zapasowe zbiorniki' },
  insurance: { en: 'Insurance', fr: 'Assurance', pl: 'Ubezpieczenie' },
};

const ABILITY_OF_RULE: Readonly<Record<string, string>> = {
  'salvage.crew.1': 'tug',
  'salvage.crew.2': 'jammer',
  'salvage.crew.5': 'insurance',
};

const crew = (seat: number): Words => ({
  en: `Crew ${seat + 1}`,
  fr: `Équipage ${seat + 1}`,
  pl: `Załoga ${seat + 1}`,
});

function eventWords(event: SalvageEvent): Words {
  switch (event.type) {
    case 'round':
      return { en: `Round ${event.round}.`, fr: `Manche ${event.round}.`, pl: `Runda ${event.round}.` };
    case 'contract': {
      const { en, fr, pl } = crew(event.seat);
      const wreck = event.wreck ? CARD[event.wreck] : { en: 'a secret', fr: 'secret', pl: 'tajny' };
      return {
        en: `${en} has a contract: ${wreck.en}.`,
        fr: `${fr} a un contrat : ${wreck.fr}.`,
        pl: `${pl} ma kontrakt: ${wreck.pl}.`,
      };
    }
    case 'bids': {
      const bids = event.bids.join(' – ');
      return { en: `Bids: ${bids}.`, fr: `Offres : ${bids}.`, pl: `Oferty: ${bids}.` };
    }
    case 'coin': {
      const { en, fr, pl } = crew(event.winner);
      return { en: `A coin decides for ${en}.`, fr: `La pièce désigne ${fr}.`, pl: `Moneta wskazuje: ${pl}.` };
    }
    case 'ability': {
      const name = ABILITY[event.ability] ?? { en: '', fr: '', pl: '' };
      const { en, fr, pl } = crew(event.seat);
      return { en: `${en} uses ${name.en}.`, fr: `${fr} utilise ${name.fr}.`, pl: `${pl} używa: ${name.pl}.` };
    }
    case 'drifted':
      return {
        en: 'Nobody bids; the card drifts away.',
        fr: 'Aucune offre ; la carte dérive.',
        pl: 'Brak ofert; karta odpływa.',
      };
    case 'won': {
      const { en, fr, pl } = crew(event.seat);
      const card = CARD[event.card];
      return {
        en: `${en} pays ${event.paid}: ${card.en}.`,
        fr: `${fr} paie ${event.paid} : ${card.fr}.`,
        pl: `${pl} płaci ${event.paid}: ${card.pl}.`,
      };
    }
    case 'mine': {
      const { en, fr, pl } = crew(event.seat);
      return {
        en: `${en} loses ${event.lost} fuel.`,
        fr: `${fr} perd ${event.lost} de carburant.`,
        pl: `${pl} traci paliwo: ${event.lost}.`,
      };
    }
    case 'buoy': {
      const { en, fr, pl } = crew(event.seat);
      const at = `${event.pose.x}, ${event.pose.y}`;
      return {
        en: `${en} lays a buoy at ${at}.`,
        fr: `${fr} pose une bouée en ${at}.`,
        pl: `${pl} stawia boję: ${at}.`,
      };
    }
    case 'over': {
      const points = event.points.join(' – ');
      return { en: `The match is over: ${points}.`, fr: `Partie terminée : ${points}.`, pl: `Koniec gry: ${points}.` };
    }
  }
}

function requestWords(request: Request | RequestView): Words {
  if (request.topic === 'bid') {
    return { en: 'How much fuel do you bid?', fr: 'Combien de carburant misez-vous ?', pl: 'Ile paliwa oferujesz?' };
  }
  if (request.topic === 'place-buoy') {
    return { en: 'Where does the buoy go?', fr: 'Où va la bouée ?', pl: 'Gdzie stanie boja?' };
  }
  const name = ABILITY[ABILITY_OF_RULE[request.rule] ?? ''] ?? { en: '', fr: '', pl: '' };
  return { en: `Use ${name.en}?`, fr: `Utiliser ${name.fr} ?`, pl: `Użyć: ${name.pl}?` };
}

function optionWords({ key }: Option): Words {
  if (key === 'use') return { en: 'Use it', fr: 'Utiliser', pl: 'Użyj' };
  if (key === 'keep') return { en: 'Keep it', fr: 'Garder', pl: 'Zachowaj' };
  const amount = key.replace(/^bid:/, '');
  return { en: `Bid ${amount}`, fr: `Miser ${amount}`, pl: `Oferuj ${amount}` };
}

export const texts: Texts<SalvageEvent> = {
  request: (request, language) => requestWords(request)[language],
  option: (_request, option, language) => optionWords(option)[language],
  event: (event, language) => eventWords(event)[language],
};
