import type { Translated } from '@rangefinder/table';
import type { en } from './words.en.ts';

export const pl: Translated<typeof en> = {
  title: 'Uczciwe kości',
  lead: 'Nikt nie może tu sfałszować kości: ani serwer, ani gracz. Ta strona sprawdza to w twojej własnej przeglądarce.',
  how: 'Jak to działa',
  steps: {
    one: 'Zanim ktokolwiek usiądzie, serwer wymyśla tajemnicę i ogłasza jej odcisk. Odcisk nie zdradza tajemnicy, ale żadna inna tajemnica nie ma takiego samego.',
    two: 'Każdy gracz dodaje własne słowo. Wszystkie kości partii wynikają z tajemnicy i słów razem. Serwer nie zna słów z góry, gracze nie znają tajemnicy.',
    three:
      'Gdy partia się kończy, tajemnica zostaje pokazana. Teraz każdy może policzyć odcisk i kości jeszcze raz i zobaczyć, że niczego nie podmieniono.',
  },
  match: 'Partia',
  enter: 'Która partia? Jej numer jest w adresie stołu.',
  check: 'Sprawdź',
  loading: 'Pytam serwer…',
  notFound: 'Serwer nie zna partii o tym numerze.',
  unreachable: 'Serwer nie odpowiada: {reason}',
  published: 'Co ogłoszono',
  fingerprint: 'Odcisk, ogłoszony przed partią',
  words: 'Słowa graczy',
  bot: 'bez słowa (bot)',
  secret: 'Tajemnica, pokazana po partii',
  notYet: 'Pokazana, gdy partia się skończy.',
  results: 'Co znalazła twoja przeglądarka',
  allHold: 'Wszystko się zgadza: kości tej partii były uczciwe.',
  notAll: 'Coś się nie zgadza. Tym kościom nie można ufać.',
  waiting: 'Partia jeszcze trwa. Wróć, gdy się skończy.',
  working: 'Sprawdzanie…',
  commitment: {
    holds: 'Tajemnica ma odcisk ogłoszony przed partią.',
    fails: 'Tajemnica nie ma ogłoszonego odcisku. Została podmieniona.',
    waiting: 'Tajemnica nie jest jeszcze pokazana.',
  },
  seed: {
    holds: 'Kości wynikają z tajemnicy i słów graczy.',
    fails: 'Kości nie wynikają z tajemnicy i słów.',
    waiting: 'Zapis partii nie jest jeszcze pokazany.',
  },
  undos: {
    holds: 'Po każdym cofnięciu kości szły dalej według umówionej zasady.',
    fails: 'Po cofnięciu kości nie poszły dalej według umówionej zasady.',
    waiting: 'Kości po cofnięciach nie są jeszcze znane.',
  },
  replay: {
    holds: 'Z tymi kośćmi partia odtwarza się decyzja po decyzji ({count}), każda legalna.',
    fails: 'Z tymi kośćmi partia się nie odtwarza: {reason}',
    waiting: 'Odtwarzanie partii z tymi kośćmi…',
  },
  claimed: 'podano',
  computed: 'policzono',
  watch: 'Obejrzyj partię',
};
