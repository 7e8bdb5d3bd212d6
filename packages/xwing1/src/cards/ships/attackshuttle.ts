import type { ShipFacts } from '../../card.ts';
import { EZRA_BRIDGER } from '../pilots/ezrabridger.ts';
import { HERA_SYNDULLA } from '../pilots/herasyndulla.ts';
import { SABINE_WREN } from '../pilots/sabinewren.ts';
import { ZEB_ORRELIOS } from '../pilots/zeborrelios.ts';

export const attackshuttle: ShipFacts = {
  id: 'attackshuttle',
  name: 'Attack Shuttle',
  size: 'small',
  attack: 3,
  arcs: ['front'],
  agility: 2,
  hull: 2,
  shields: 2,
  actions: ['barrel-roll', 'evade', 'focus'],
  dial: '1TR 1BG 1FG 1NG 1YR 2TW 2BW 2FG 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4FW 4KR',
  pilots: [
    {
      id: 'herasyndulla-attackshuttle',
      listName: 'herasyndulla',
      name: 'Hera Syndulla',
      allegiance: 'rebelalliance',
      skill: 7,
      limited: 1,
      cost: 22,
      slots: ['elite', 'turret', 'crew'],
      ...HERA_SYNDULLA,
    },
    {
      id: 'sabinewren-attackshuttle',
      listName: 'sabinewren',
      name: 'Sabine Wren',
      allegiance: 'rebelalliance',
      skill: 5,
      limited: 1,
      cost: 21,
      slots: ['turret', 'crew', 'elite'],
      ...SABINE_WREN,
    },
    {
      id: 'ezrabridger-attackshuttle',
      listName: 'ezrabridger',
      name: 'Ezra Bridger',
      allegiance: 'rebelalliance',
      skill: 4,
      limited: 1,
      cost: 20,
      slots: ['turret', 'crew', 'elite'],
      ...EZRA_BRIDGER,
    },
    {
      id: 'zeborrelios-attackshuttle',
      listName: 'zeborrelios',
      name: '"Zeb" Orrelios',
      allegiance: 'rebelalliance',
      skill: 3,
      limited: 1,
      cost: 18,
      slots: ['crew', 'turret'],
      ...ZEB_ORRELIOS,
    },
  ],
};
