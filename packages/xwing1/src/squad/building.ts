import type { Slot } from '../card.ts';

/** What a card says about building its ship, beside its slots, restrictions and numbers. */
export interface Building {
  /** The other upgrades of its ship, or those of a type, cost so much less, to a minimum of 0. */
  readonly cheaper?: { readonly slot?: Slot; readonly by: number };
  /** Upgrades of this type must be different from each other. */
  readonly different?: Slot;
  /** One more slot, of any of these types. */
  readonly oneMore?: readonly Slot[];
  /** Its ship must equip this upgrade as well. */
  readonly needs?: string;
  /** Upgrades of a type that its ship can equip: up to this cost, or unique ones only. */
  readonly only?: { readonly slot: Slot; readonly costTo?: number; readonly unique?: true };
}

const BUILDING: Readonly<Record<string, Building>> = {
  vaksai: { cheaper: { by: 1 }, different: 'modification' },
  tiex1: { cheaper: { slot: 'system', by: 4 } },
  renegaderefit: { cheaper: { slot: 'elite', by: 1 }, different: 'modification' },
  royalguardtie: { different: 'modification' },
  starvipermkii: { different: 'title' },
  awingtestpilot: { different: 'elite' },
  heavyscykinterceptor: { oneMore: ['cannon', 'torpedo', 'missile'] },
  misthunter: { needs: 'tractorbeam', oneMore: ['cannon'] },
  tieshuttle: { only: { slot: 'crew', costTo: 4 } },
  havoc: { only: { slot: 'salvagedastromech', unique: true } },
  smugglingcompartment: { only: { slot: 'modification', costTo: 3 } },
};

export function buildingOf({ id }: { readonly id: string }): Building | undefined {
  return BUILDING[id];
}
