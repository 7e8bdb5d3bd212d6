import { words } from '@rangefinder/kernel/words';
import type { CommandFacts, Divulge, Faction, Orders } from '../../card.ts';

/** A command card as a table has it: what is left out is what most of them do not have. */
export type CommandEntry = Partial<Omit<CommandFacts, 'orders' | 'character' | 'faction' | 'divulge'>> &
  Pick<CommandFacts, 'id' | 'name' | 'pips'> & {
    readonly orders?: Partial<Orders>;
    readonly divulge?: Partial<Divulge>;
  };

/** As many orders as there are units that can be given one. */
export const EVERYBODY = Number.POSITIVE_INFINITY;

const NOBODY: Orders = { units: [], others: 0, ranks: [], types: [] };

const DIVULGE: Divulge = { step: 'deploy-units', until: 'end-of-step', binds: false, gives: [], abilities: [] };

/** How the cards of a character are made of their entries; of nobody in particular: `''`. */
export function cardsOf(character: string, faction: Faction | null): (entry: CommandEntry) => CommandFacts {
  return ({ orders, divulge, ...entry }) => ({
    kind: 'command',
    pipsInPlay: entry.pips,
    permanent: false,
    flaw: null,
    gives: [],
    weapons: [],
    insteadOfDrawing: null,
    text: words('', '', ''),
    abilities: [],
    sure: true,
    ...entry,
    orders: { ...NOBODY, ...orders },
    divulge: divulge ? { ...DIVULGE, ...divulge } : null,
    character,
    faction,
  });
}
