import { type OptionWords, type RefusalWords, sayOptions, sayRefusals, type Texts } from '../src/index.ts';
import { name, type Words, words } from '../src/words.ts';
import { asked, type Refusals, type Topics } from './ask.ts';
import type { Card, SalvageEvent } from './state.ts';

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
      const used = ABILITY[event.ability] ?? name('');
      const { en, fr, pl } = crew(event.seat);
      return { en: `${en} uses ${used.en}.`, fr: `${fr} utilise ${used.fr}.`, pl: `${pl} używa: ${used.pl}.` };
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

const QUESTION: Readonly<Record<keyof Topics, (rule: string) => Words>> = {
  bid: () => words('How much fuel do you bid?', 'Combien de carburant misez-vous ?', 'Ile paliwa oferujesz?'),
  'place-buoy': () => words('Where does the buoy go?', 'Où va la bouée ?', 'Gdzie stanie boja?'),
  'use-ability': (rule) => {
    const { en, fr, pl } = ABILITY[ABILITY_OF_RULE[rule] ?? ''] ?? name('');
    return words(`Use ${en}?`, `Utiliser ${fr} ?`, `Użyć: ${pl}?`);
  },
};

const OPTION: OptionWords<Topics> = {
  bid: ({ about: { bid } }) => words(`Bid ${bid}`, `Miser ${bid}`, `Oferuj ${bid}`),
  'use-ability': ({ key }) =>
    key === 'use' ? words('Use it', 'Utiliser', 'Użyj') : words('Keep it', 'Garder', 'Zachowaj'),
  'place-buoy': ({ about: { column, row } }) =>
    words(
      `Column ${column + 1}, row ${row + 1}`,
      `Colonne ${column + 1}, rangée ${row + 1}`,
      `Kolumna ${column + 1}, rząd ${row + 1}`,
    ),
};

const REFUSAL: RefusalWords<Refusals> = {
  'bid-too-high': ({ most }) =>
    words(
      `A bid is at most 5 and at most your fuel; here at most ${most}.`,
      `Une offre est d'au plus 5 et d'au plus votre carburant ; ici au plus ${most}.`,
      `Oferta to najwyżej 5 i najwyżej twoje paliwo; tutaj najwyżej ${most}.`,
    ),
  'buoy-outside': words(
    'The buoy must lie wholly inside the field.',
    'La bouée doit être entièrement dans le champ.',
    'Boja musi leżeć w całości na polu.',
  ),
  'buoy-overlaps': words(
    'The buoy would overlap another buoy.',
    'La bouée chevaucherait une autre bouée.',
    'Boja nachodziłaby na inną boję.',
  ),
};

const optionWords = sayOptions<Topics>(OPTION);

export const texts: Texts<SalvageEvent> = {
  request: (request, language) => QUESTION[asked(request).topic](request.rule)[language],
  option: (request, option, language) => optionWords(request, option)[language],
  event: (event, language) => eventWords(event)[language],
  refusal: sayRefusals<Refusals>(REFUSAL),
};
