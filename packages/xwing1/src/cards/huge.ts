import type { Allegiance, BarAction, Slot } from '../card.ts';

/** A huge ship, or a section of one: known so that a list which names it is refused (xw1.huge-ship.1). */
export interface HugeShipFacts {
  readonly id: string;
  readonly name: string;
  readonly allegiance: Allegiance;
  readonly skill: number;
  readonly cost: number;
  readonly slots: readonly Slot[];
  readonly attack?: { readonly dice: number; readonly range: readonly [number, number] };
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  readonly energy?: number;
  readonly actions: readonly (BarAction | 'recover')[];
}

/** Every huge ship, with the one ship card of each section. */
export const HUGE_SHIPS: readonly HugeShipFacts[] = [
  {
    id: 'cr90corvetteaft',
    name: 'CR90 Corvette (Aft)',
    allegiance: 'rebelalliance',
    skill: 4,
    cost: 40,
    slots: ['crew', 'hardpoint', 'team', 'cargo'],
    agility: 0,
    hull: 8,
    shields: 3,
    energy: 5,
    actions: ['recover', 'reinforce'],
  },
  {
    id: 'cr90corvettefore',
    name: 'CR90 Corvette (Fore)',
    allegiance: 'rebelalliance',
    skill: 4,
    cost: 50,
    slots: ['crew', 'hardpoint', 'hardpoint', 'team', 'team', 'cargo'],
    attack: { dice: 4, range: [3, 5] },
    agility: 0,
    hull: 8,
    shields: 5,
    actions: ['coordinate', 'lock'],
  },
  {
    id: 'croccruiser',
    name: 'C-ROC Cruiser',
    allegiance: 'scumandvillainy',
    skill: 1,
    cost: 35,
    slots: ['crew', 'crew', 'hardpoint', 'team', 'cargo', 'cargo', 'cargo'],
    agility: 0,
    hull: 10,
    shields: 4,
    energy: 4,
    actions: ['jam', 'recover', 'reinforce', 'lock'],
  },
  {
    id: 'gozanticlasscruiser',
    name: 'Gozanti-class Cruiser',
    allegiance: 'galacticempire',
    skill: 2,
    cost: 40,
    slots: ['crew', 'crew', 'hardpoint', 'team', 'cargo', 'cargo'],
    agility: 0,
    hull: 9,
    shields: 5,
    energy: 4,
    actions: ['coordinate', 'recover', 'reinforce', 'lock'],
  },
  {
    id: 'gr75mediumtransport',
    name: 'GR-75 Medium Transport',
    allegiance: 'rebelalliance',
    skill: 3,
    cost: 30,
    slots: ['crew', 'crew', 'cargo', 'cargo', 'cargo'],
    agility: 0,
    hull: 8,
    shields: 4,
    energy: 4,
    actions: ['recover', 'reinforce', 'coordinate', 'jam'],
  },
  {
    id: 'raiderclasscorvetteaft',
    name: 'Raider-class Corvette (Aft)',
    allegiance: 'galacticempire',
    skill: 4,
    cost: 50,
    slots: ['crew', 'crew', 'hardpoint', 'hardpoint', 'team', 'team', 'cargo'],
    agility: 0,
    hull: 8,
    shields: 4,
    energy: 6,
    actions: ['lock', 'coordinate'],
  },
  {
    id: 'raiderclasscorvettefore',
    name: 'Raider-class Corvette (Fore)',
    allegiance: 'galacticempire',
    skill: 4,
    cost: 50,
    slots: ['hardpoint', 'team', 'cargo'],
    attack: { dice: 4, range: [2, 4] },
    agility: 0,
    hull: 8,
    shields: 6,
    actions: ['recover', 'reinforce'],
  },
];
