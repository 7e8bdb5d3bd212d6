import { list, name, type Words, words } from '@rangefinder/kernel/words';
import type { ArmyMode } from '../army/modes.ts';
import type { UnitType } from '../battlefield/model.ts';
import type { Faction, Restriction, Slot, Subtype } from '../card.ts';
import { RANK } from './terms.ts';

/** Words of lists: factions, upgrade icons, what upgrades are for, sizes of battles. */

export const FACTION: Readonly<Record<Faction, Words>> = {
  empire: words('Galactic Empire', 'Empire Galactique', 'Imperium Galaktyczne'),
  rebels: words('Rebel Alliance', 'Alliance Rebelle', 'Sojusz Rebeliantów'),
  republic: words('Galactic Republic', 'République Galactique', 'Republika Galaktyczna'),
  separatists: words('Separatist Alliance', 'Alliance Séparatiste', 'Sojusz Separatystów'),
};

export const SLOT: Readonly<Record<Slot, Words>> = {
  'heavy-weapon': words('heavy weapon', 'arme lourde', 'ciężka broń'),
  personnel: words('personnel', 'personnel', 'personel'),
  force: words('Force', 'Force', 'Moc'),
  command: words('command', 'commandement', 'dowodzenie'),
  hardpoint: words('hardpoint', 'point d’emport', 'zaczep'),
  gear: words('gear', 'équipement', 'sprzęt'),
  grenades: words('grenades', 'grenades', 'granaty'),
  comms: words('comms', 'communications', 'łączność'),
  pilot: words('pilot', 'pilote', 'pilot'),
  training: words('training', 'entraînement', 'szkolenie'),
  generator: words('generator', 'générateur', 'generator'),
  armament: words('armament', 'armement', 'uzbrojenie'),
  crew: words('crew', 'équipage', 'załoga'),
  ordnance: words('ordnance', 'munitions', 'amunicja'),
  programming: words('programming', 'programmation', 'programowanie'),
};

export const TYPE: Readonly<Record<UnitType, Words>> = {
  trooper: words('trooper', 'soldat', 'żołnierze'),
  emplacement: words('emplacement trooper', 'soldat en batterie', 'obsługa działa'),
  creature: words('creature trooper', 'soldat sur créature', 'jeźdźcy'),
  ground: words('ground vehicle', 'véhicule au sol', 'pojazd naziemny'),
  repulsor: words('repulsor vehicle', 'véhicule à répulseurs', 'pojazd repulsorowy'),
};

export const SUBTYPE: Readonly<Record<Subtype, Words>> = {
  clone: words('clone', 'clone', 'klony'),
  droid: words('droid', 'droïde', 'droidy'),
  wookiee: words('Wookiee', 'Wookiee', 'Wookiee'),
};

/** Whom a card is for, as far as it says: `Stormtroopers`, `commander, trooper`. */
export function restrictionWords(restriction: Restriction): Words {
  const { units = [], ranks = [], types = [], subtypes = [], slots = [], factions = [], or } = restriction;
  const own = list([
    ...factions.map((faction) => FACTION[faction]),
    ...units.map(name),
    ...ranks.map((rank) => RANK[rank]),
    ...subtypes.map((subtype) => SUBTYPE[subtype]),
    ...types.map((type) => TYPE[type]),
    ...slots.map((slot) => SLOT[slot]),
  ]);
  if (!or) return own;
  const other = restrictionWords(or);
  return words(`${own.en} or ${other.en}`, `${own.fr} ou ${other.fr}`, `${own.pl} albo ${other.pl}`);
}

export const MODE: Readonly<Record<ArmyMode, Words>> = {
  standard: words('Standard', 'Standard', 'Zwykła'),
  skirmish: words('Skirmish', 'Escarmouche', 'Potyczka'),
  'grand-army': words('Grand army', 'Grande armée', 'Wielka armia'),
};
