import { type OptionWords, type RefusalWords, sayOptions, sayRefusals, type Texts } from '../src/index.ts';
import { name, type Words, words } from '../src/words.ts';
import { asked, type Refusals, type Topics } from './ask.ts';
import type { Card, SalvageEvent } from './state.ts';

const CARD: Readonly<Record<Card, Words>> = {
  freighter: words('freighter', 'cargo', 'frachtowiec'),
  corvette: words('corvette', 'corvette', 'korweta'),
  cruiser: words('cruiser', 'croiseur', 'krążownik'),
  mine: words('mine', 'mine', 'mina'),
};

const ABILITY: Readonly<Record<string, Words>> = {
  tug: words('Tug', 'Remorqueur', 'Holownik'),
  jammer: words('Jammer', 'Brouilleur', 'Zagłuszacz'),
  tanks: words('Reserve tanks', 'Réservoirs', 'Zapasowe zbiorniki'),
  insurance: words('Insurance', 'Assurance', 'Ubezpieczenie'),
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
      return words(`Round ${event.round}.`, `Manche ${event.round}.`, `Runda ${event.round}.`);
    case 'contract': {
      const { en, fr, pl } = crew(event.seat);
      const wreck = event.wreck ? CARD[event.wreck] : words('a secret', 'secret', 'tajny');
      return words(
        `${en} has a contract: ${wreck.en}.`,
        `${fr} a un contrat : ${wreck.fr}.`,
        `${pl} ma kontrakt: ${wreck.pl}.`,
      );
    }
    case 'bids': {
      const bids = event.bids.join(' – ');
      return words(`Bids: ${bids}.`, `Offres : ${bids}.`, `Oferty: ${bids}.`);
    }
    case 'coin': {
      const { en, fr, pl } = crew(event.winner);
      return words(`A coin decides for ${en}.`, `La pièce désigne ${fr}.`, `Moneta wskazuje: ${pl}.`);
    }
    case 'ability': {
      const used = ABILITY[event.ability] ?? name('');
      const { en, fr, pl } = crew(event.seat);
      return words(`${en} uses ${used.en}.`, `${fr} utilise ${used.fr}.`, `${pl} używa: ${used.pl}.`);
    }
    case 'drifted':
      return words(
        'Nobody bids; the card drifts away.',
        'Aucune offre ; la carte dérive.',
        'Brak ofert; karta odpływa.',
      );
    case 'won': {
      const { en, fr, pl } = crew(event.seat);
      const card = CARD[event.card];
      return words(
        `${en} pays ${event.paid}: ${card.en}.`,
        `${fr} paie ${event.paid} : ${card.fr}.`,
        `${pl} płaci ${event.paid}: ${card.pl}.`,
      );
    }
    case 'mine': {
      const { en, fr, pl } = crew(event.seat);
      return words(
        `${en} loses ${event.lost} fuel.`,
        `${fr} perd ${event.lost} de carburant.`,
        `${pl} traci paliwo: ${event.lost}.`,
      );
    }
    case 'buoy': {
      const { en, fr, pl } = crew(event.seat);
      const at = `${event.pose.x}, ${event.pose.y}`;
      return words(`${en} lays a buoy at ${at}.`, `${fr} pose une bouée en ${at}.`, `${pl} stawia boję: ${at}.`);
    }
    case 'over': {
      const points = event.points.join(' – ');
      return words(`The match is over: ${points}.`, `Partie terminée : ${points}.`, `Koniec gry: ${points}.`);
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
