import { words } from '@rangefinder/kernel/words';
import type { XwsDialect } from '@rangefinder/xwing/squad';
import type { PilotCard, Slot } from '../card.ts';

export const OF_SECOND_EDITION = words(
  'This squad is of the second edition. Here the first edition is played: build it anew with its cards.',
  'Cet escadron est de la seconde édition. Ici on joue la première : reconstruisez-le avec ses cartes.',
  'To eskadra drugiej edycji. Tutaj gra się w pierwszą: zbuduj ją od nowa z jej kart.',
);

/** XWS as spec 1.0.0 has it: a pilot is found by name and ship, and slots have short names. */
export const XWS: XwsDialect = {
  version: '1.0.0',
  otherEdition: {
    factions: [
      'rebelalliance',
      'galacticempire',
      'scumandvillainy',
      'resistance',
      'firstorder',
      'galacticrepublic',
      'separatistalliance',
    ],
    said: OF_SECOND_EDITION,
  },
  factions: new Map([
    ['rebels', 'rebel'],
    ['empire', 'imperial'],
  ]),
  slotKeys: new Map<string, Slot>([
    ['amd', 'astromech'],
    ['ept', 'elite'],
    ['mod', 'modification'],
    ['samd', 'salvagedastromech'],
  ]),
  slotAliases: new Map<string, Slot>([
    ['talent', 'elite'],
    ['device', 'bomb'],
    ['sensor', 'system'],
  ]),
  shipAliases: new Map(),
  pilotAliases: new Map(),
  named: (pilot) => {
    const { id, listName } = pilot as PilotCard;
    return { name: listName ?? id };
  },
};
