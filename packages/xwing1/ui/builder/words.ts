import { type Words, words } from '@rangefinder/kernel/words';
import type { Faction } from '../../src/card.ts';

/** Words of the squad builder that other editions do not have. */
export const WORDS = {
  modeHint: words('100 points a side.', '100 points par camp.', '100 punktów na stronę.'),
  pointsNote: words('Printed costs', 'Coûts imprimés', 'Koszty z kart'),
  standard: words('Standard, 100 points', 'Standard, 100 points', 'Standard, 100 punktów'),
  skill: words('Pilot skill', 'Valeur de pilotage', 'Umiejętności pilota'),
  attack: (where: Words) => words(`Attack (${where.en})`, `Attaque (${where.fr})`, `Atak (${where.pl})`),
  diceAtRange: (dice: number, range: string) =>
    words(`${dice} · Range ${range}`, `${dice} · Portée ${range}`, `${dice} · Zasięg ${range}`),
} as const satisfies Readonly<Record<string, Words | ((...of: never[]) => Words)>>;

/** Factions as headings. */
export const FACTION: Readonly<Record<Faction, Words>> = {
  rebel: words('Rebels', 'Rebelles', 'Rebelianci'),
  imperial: words('Imperials', 'Impériaux', 'Imperium'),
  scum: words('Scum and Villainy', 'Racailles et Scélérats', 'Szumowiny i Nikczemnicy'),
};
