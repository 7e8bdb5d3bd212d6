import { words } from '@rangefinder/kernel/words';
import type { XwsDialect } from '@rangefinder/xwing/squad';
import type { Slot } from '../card.ts';

export const OF_FIRST_EDITION = words(
  'This squad is of the first edition. Here the second edition is played: build it anew with its cards.',
  'Cet escadron est de la première édition. Ici on joue la seconde : reconstruisez-le avec ses cartes.',
  'To eskadra pierwszej edycji. Tutaj gra się w drugą: zbuduj ją od nowa z jej kart.',
);

/** Two slots are written with a hyphen. */
const SLOT_KEYS: ReadonlyMap<string, Slot> = new Map([
  ['force-power', 'forcepower'],
  ['tactical-relay', 'tacticalrelay'],
]);

/** Many of these are of the first edition. */
const SLOT_ALIASES: ReadonlyMap<string, Slot> = new Map([
  ['force', 'forcepower'],
  ['ept', 'talent'],
  ['mod', 'modification'],
  ['amd', 'astromech'],
  ['samd', 'astromech'],
  ['bomb', 'device'],
  ['system', 'sensor'],
]);

/** XWS as spec 2.0.0 has it: the id of a pilot names its ship as well, and the id of an upgrade finds it (xw2.squad-lists.6). */
export const XWS: XwsDialect = {
  version: '2.0.0',
  otherEdition: { factions: ['rebel', 'rebels', 'imperial', 'empire', 'scum'], said: OF_FIRST_EDITION },
  factions: new Map(),
  slotKeys: SLOT_KEYS,
  slotAliases: SLOT_ALIASES,
  shipAliases: new Map([
    ['tieinterceptor', 'tieininterceptor'],
    ['tiesilencer', 'tievnsilencer'],
    ['upsilonclasscommandshuttle', 'upsilonclassshuttle'],
    ['mg100starfortresssf17', 'mg100starfortress'],
    ['scavengedyt1300lightfreighter', 'scavengedyt1300'],
  ]),
  pilotAliases: new Map([
    ['bobafett-firesprayclasspatrolcraft', 'bobafett-separatistalliance'],
    ['fennrau-fangfighter', 'fennrau-rebel-fang'],
  ]),
  named: ({ id }) => ({ id }),
};
