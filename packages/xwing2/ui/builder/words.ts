import { type Words, words } from '@rangefinder/kernel/words';
import type { Faction } from '../../src/card.ts';
import { POINTS_DATE } from '../../src/cards/catalog.ts';
import type { Mode } from '../../src/squad/gamemode.ts';

/** The date of the points as people write it. */
function dated(language: 'en' | 'fr' | 'pl'): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Date(POINTS_DATE).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Words of the squad builder that other editions do not have. */
export const WORDS = {
  formatHint: words(
    'Standard has the current ships; Extended has them all.',
    'Standard : les vaisseaux actuels ; Étendu : tous.',
    'Standard: bieżące statki; Extended: wszystkie.',
  ),
  pointsDate: words(
    `Points list of ${dated('en')}`,
    `Liste de points du ${dated('fr')}`,
    `Lista punktów z ${dated('pl')}`,
  ),
  initiative: words('Initiative', 'Initiative', 'Inicjatywa'),
  attack: (arc: Words) => words(`Attack (${arc.en})`, `Attaque (${arc.fr})`, `Atak (${arc.pl})`),
  diceAtRange: (dice: number, range: string) =>
    words(`${dice} · Range ${range}`, `${dice} · Portée ${range}`, `${dice} · Zasięg ${range}`),
  force: words('Force', 'Force', 'Moc'),
  charges: words('Charges', 'Charges', 'Ładunki'),
} as const satisfies Readonly<Record<string, Words | ((...of: never[]) => Words)>>;

export const MODE: Readonly<Record<Mode, Words>> = {
  standard: words('Standard', 'Standard', 'Standard'),
  extended: words('Extended', 'Étendu', 'Extended'),
};

/** Factions as headings. */
export const FACTION: Readonly<Record<Faction, Words>> = {
  rebelalliance: words('Rebel Alliance', 'Alliance Rebelle', 'Sojusz Rebeliantów'),
  galacticempire: words('Galactic Empire', 'Empire Galactique', 'Imperium Galaktyczne'),
  scumandvillainy: words('Scum and Villainy', 'Racailles et Scélérats', 'Szumowiny i Nikczemnicy'),
  resistance: words('Resistance', 'Résistance', 'Ruch Oporu'),
  firstorder: words('First Order', 'Premier Ordre', 'Najwyższy Porządek'),
  galacticrepublic: words('Galactic Republic', 'République Galactique', 'Republika Galaktyczna'),
  separatistalliance: words('Separatist Alliance', 'Alliance Séparatiste', 'Sojusz Separatystów'),
};
