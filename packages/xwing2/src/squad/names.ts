import { type Words, words } from '@rangefinder/kernel/words';
import type { Faction, Slot } from '../card.ts';

/** Factions as messages name them. */
const FACTION_NAMES: Readonly<Record<Faction, Words>> = {
  rebelalliance: words('the Rebel Alliance', "l'Alliance Rebelle", 'Sojusz Rebeliantów'),
  galacticempire: words('the Galactic Empire', "l'Empire Galactique", 'Imperium Galaktyczne'),
  scumandvillainy: words('Scum and Villainy', 'Racailles et Scélérats', 'Szumowiny i Nikczemnicy'),
  resistance: words('the Resistance', 'la Résistance', 'Ruch Oporu'),
  firstorder: words('the First Order', 'le Premier Ordre', 'Najwyższy Porządek'),
  galacticrepublic: words('the Galactic Republic', 'la République Galactique', 'Republika Galaktyczna'),
  separatistalliance: words('the Separatist Alliance', "l'Alliance Séparatiste", 'Sojusz Separatystów'),
};

export function factionName(faction: Faction): Words {
  return FACTION_NAMES[faction];
}

/** Slots as messages name them. */
const SLOT_NAMES: Readonly<Record<Slot, Words>> = {
  talent: words('talent', 'talent', 'talent'),
  astromech: words('astromech', 'astromech', 'astromech'),
  torpedo: words('torpedo', 'torpille', 'torpeda'),
  missile: words('missile', 'missile', 'rakieta'),
  cannon: words('cannon', 'canon', 'działo'),
  turret: words('turret', 'tourelle', 'wieżyczka'),
  device: words('device', 'engin', 'urządzenie'),
  crew: words('crew', 'équipage', 'załoga'),
  tacticalrelay: words('tactical relay', 'relais tactique', 'przekaźnik taktyczny'),
  configuration: words('configuration', 'configuration', 'konfiguracja'),
  sensor: words('sensor', 'senseur', 'sensory'),
  title: words('title', 'titre', 'tytuł'),
  modification: words('modification', 'modification', 'modyfikacja'),
  illicit: words('illicit', 'illégal', 'nielegalne'),
  tech: words('tech', 'technologie', 'technologia'),
  gunner: words('gunner', 'artilleur', 'strzelec'),
  forcepower: words('force power', 'pouvoir de la Force', 'moc'),
  hyperdrive: words('hyperdrive', 'hyperpropulsion', 'hipernapęd'),
};

export function slotName(slot: Slot): Words {
  return SLOT_NAMES[slot];
}
