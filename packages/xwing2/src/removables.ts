import { type Declares, type Removable, removables, saidOn } from '@rangefinder/kernel';
import type { PilotCard, UpgradeSide, Written } from './card.ts';
import { allPilots, allUpgrades, unwritten } from './cards/catalog.ts';
import { CONDITIONS } from './cards/conditions.ts';
import { DAMAGE_CARDS, nothing } from './cards/damage.ts';
import { DEVICES, remoteFacts } from './cards/devices.ts';

/** What an upgrade does by a word on it rather than by an ability of its list. */
const SIDE = ['attack', 'actions', 'stats', 'sharesInPilots', 'sharesPilot', 'replacesShipAbility'] as const;

function written(abilities: Written | undefined): Exclude<Written, string> {
  return abilities === undefined || abilities === 'unwritten' ? [] : abilities;
}

function ofSide(id: string, side: UpgradeSide): Declares {
  return { id, lists: [written(side.abilities)], effects: saidOn(side, SIDE) };
}

/** Its own ability, and that of its ship type, which positions name by its pilots. */
function ofPilot({ id, abilities, inReserve, abilityId, ability }: PilotCard): Declares[] {
  const ofType = [written(ability?.abilities), written(ability?.inReserve)];
  return [
    { id, lists: [written(abilities), written(inReserve)] },
    { id: abilityId, named: [id], lists: ofType },
  ];
}

/** Everything that the cards of the second edition do, one by one; what is not written cannot be played. */
export function allRemovables(): readonly Removable[] {
  const upgrades = allUpgrades().filter((card) => unwritten(card) === undefined);
  return removables([
    ...allPilots().flatMap(ofPilot),
    ...upgrades.flatMap((card) =>
      card.back
        ? [ofSide(card.id, card), { ...ofSide(`${card.id}:back`, card.back), named: [card.id] }]
        : ofSide(card.id, card),
    ),
    ...DAMAGE_CARDS.map((on) => ({
      id: on.id,
      lists: [on.abilities],
      effects: on.whenFaceup === nothing ? [] : [{ name: 'whenFaceup', on, instead: nothing }],
    })),
    ...CONDITIONS.map(({ id, abilities, inReserve }) => ({ id, lists: [written(abilities), written(inReserve)] })),
    ...DEVICES.map((on) => ({
      id: on.id,
      lists: [remoteFacts(on.id)?.abilities ?? []],
      effects: on.effect ? [{ name: 'effect', on, instead: nothing }] : [],
    })),
  ]);
}
