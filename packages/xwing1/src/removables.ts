import { type Declares, type Removable, removables, saidOn } from '@rangefinder/kernel';
import type { UpgradeFacts, UpgradeSide, Written } from './card.ts';
import { BOMBS } from './cards/bombs.ts';
import { allPilots, allUpgrades } from './cards/catalog.ts';
import { CONDITIONS } from './cards/conditions.ts';
import { allDamageCards, nothing } from './cards/damage.ts';

/** What an upgrade says about building its ship. */
const BUILDING = ['cheaper', 'different', 'oneMore', 'needs', 'only'] as const;
/** What an upgrade does by a word on it rather than by an ability of its list. */
const SIDE = ['attack', 'actions', 'slots', 'stats', 'bomb', 'whileDocked', 'sharesPilots', 'takesPilots'] as const;

function written(abilities: Written): Exclude<Written, string> {
  return abilities === 'unwritten' ? [] : abilities;
}

function ofSide(id: string, side: UpgradeSide): Declares {
  return { id, lists: [written(side.abilities)], effects: saidOn(side, SIDE) };
}

function ofCard(card: UpgradeFacts): Declares {
  const front = ofSide(card.id, card);
  return { ...front, effects: [...(front.effects ?? []), ...saidOn(card.building ?? {}, BUILDING)] };
}

function ofBack(id: string, side: UpgradeSide): Declares {
  return { ...ofSide(`${id}:back`, side), named: [id] };
}

/** Everything that the cards of the first edition do, one by one; huge ships are not played. */
export function allRemovables(): readonly Removable[] {
  const upgrades = allUpgrades().filter(({ huge }) => !huge);
  return removables([
    ...allPilots().map(({ id, abilities }) => ({ id, lists: [written(abilities)] })),
    ...upgrades.flatMap((card) => (card.back ? [ofCard(card), ofBack(card.id, card.back)] : ofCard(card))),
    ...allDamageCards().map((on) => ({
      id: on.id,
      lists: [on.abilities],
      effects: [
        ...(on.whenFaceup === nothing ? [] : [{ name: 'whenFaceup', on, instead: nothing }]),
        ...(on.counts === 1 ? [] : [{ name: 'counts', on, instead: 1 }]),
        ...saidOn(on, ['silencesPilot']),
      ],
    })),
    ...CONDITIONS.map((on) => ({
      id: on.id,
      lists: [written(on.abilities)],
      effects: saidOn(on, ['whenAssigned', 'lendsAbility', 'outlasts']),
    })),
    ...BOMBS.map((on) => ({ id: on.id, lists: [], effects: [{ name: 'effect', on, instead: nothing }] })),
  ]);
}
