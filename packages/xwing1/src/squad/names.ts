import { type Words, words } from '@rangefinder/kernel/words';
import type { Allegiance, Faction, Slot } from '../card.ts';

/** Primary factions as messages name them. */
const FACTION_NAMES: Readonly<Record<Faction, Words>> = {
  rebel: words('the Rebels', 'les Rebelles', 'Rebelianci'),
  imperial: words('the Imperials', 'les Impériaux', 'Imperium'),
  scum: words('Scum and Villainy', 'Racailles et Scélérats', 'Szumowiny i Nikczemnicy'),
};

export function factionName(faction: Faction): Words {
  return FACTION_NAMES[faction];
}

/** What a card belongs to inside its faction. */
const ALLEGIANCE_NAMES: Readonly<Record<Allegiance, Words>> = {
  rebelalliance: words('the Rebel Alliance', "l'Alliance Rebelle", 'Sojusz Rebeliantów'),
  resistance: words('the Resistance', 'la Résistance', 'Ruch Oporu'),
  galacticempire: words('the Galactic Empire', "l'Empire Galactique", 'Imperium Galaktyczne'),
  firstorder: words('the First Order', 'le Premier Ordre', 'Najwyższy Porządek'),
  scumandvillainy: words('Scum and Villainy', 'Racailles et Scélérats', 'Szumowiny i Nikczemnicy'),
};

export function allegianceName(allegiance: Allegiance): Words {
  return ALLEGIANCE_NAMES[allegiance];
}

/** Slots as messages name them. */
const SLOT_NAMES: Readonly<Record<Slot, Words>> = {
  elite: words('elite', 'élite', 'elita'),
  astromech: words('astromech', 'astromech', 'astromech'),
  torpedo: words('torpedo', 'torpille', 'torpeda'),
  missile: words('missile', 'missile', 'rakieta'),
  cannon: words('cannon', 'canon', 'działo'),
  turret: words('turret', 'tourelle', 'wieżyczka'),
  bomb: words('bomb', 'bombe', 'bomba'),
  crew: words('crew', 'équipage', 'załoga'),
  system: words('system', 'système', 'system'),
  salvagedastromech: words('salvaged astromech', 'astromech récupéré', 'odzyskany astromech'),
  title: words('title', 'titre', 'tytuł'),
  modification: words('modification', 'modification', 'modyfikacja'),
  illicit: words('illicit', 'illégal', 'nielegalne'),
  cargo: words('cargo', 'cargaison', 'ładunek'),
  hardpoint: words('hardpoint', "point d'attache", 'zaczep'),
  team: words('team', 'équipe', 'zespół'),
  tech: words('tech', 'technologie', 'technologia'),
};

export function slotName(slot: Slot): Words {
  return SLOT_NAMES[slot];
}
