import type { Seat } from '@rangefinder/kernel';
import type { ArmyUnit } from './army/army.ts';
import { bearersOf } from './army/bearers.ts';
import type { Catalog } from './edition.ts';
import { equipped } from './rules/exhausting.ts';
import type { Mini, Unit } from './state.ts';

const NOWHERE = { x: 0, y: 0, heading: 0 };

/**
 * A unit as it comes to the table: all its miniatures, unhurt, in reserve.
 * legion.upgrade-cards.12, .13, legion.unit.3, .6, .8, legion.unit-leader.3
 * legion.deplete.5, legion.exhaust.6
 */
export function newUnit(cards: Catalog, id: string, seat: Seat, army: ArmyUnit): Unit {
  const { unit, upgrades, counterpart, loadout = [] } = army;
  const facts = cards.unit(unit);
  const minis: Mini[] = [];
  const add = (count: number, from: number | null, partner: string | null) => {
    for (let i = 0; i < count; i++) {
      const number = minis.length + 1;
      minis.push({ id: `${id}-${number}`, from, counterpart: partner, pose: NOWHERE, on: null, wounds: 0 });
    }
  };
  add(facts.minis, null, null);
  upgrades.forEach((upgrade, index) => void add(cards.upgrade(upgrade).adds?.minis ?? 0, index, null));
  if (counterpart !== undefined) add(cards.unit(counterpart).minis, null, counterpart);
  const leader = minis.findIndex(({ from }) => from !== null && from === leadingUpgrade(cards, unit, upgrades));
  if (leader > 0) minis.unshift(...minis.splice(leader, 1));
  return {
    id,
    seat,
    card: unit,
    rank: facts.rank,
    place: 'reserve',
    minis,
    upgrades: bearersOf(army).map(({ card, onCounterpart }) => equipped(card.id, onCounterpart)),
    loadout: [...loadout],
    strength: minis.length,
    tokens: {
      aim: 0,
      dodge: 0,
      standby: 0,
      surge: 0,
      suppression: 0,
      ion: 0,
      poison: 0,
      immobilize: 0,
      observation: 0,
    },
    shields: { active: shieldsOf(cards, army), inactive: 0 },
    order: 'pool',
    activated: false,
    panicked: false,
    damage: null,
    disrupted: null,
    carrier: null,
    claimed: [],
    memory: {},
  };
}

/** The card whose miniature leads (legion.leader-upgrade-keyword.1, legion.heavy-weapon-team.2); none for most units. */
function leadingUpgrade(cards: Catalog, unit: string, upgrades: readonly string[]): number {
  const isTeam = cards.unit(unit).keywords.some(({ id }) => id === 'heavy-weapon-team');
  return upgrades.findIndex((id) => {
    const { adds, slot, keywords } = cards.upgrade(id);
    const leads = keywords.some((use) => use.id === 'leader-upgrade-keyword') || (isTeam && slot === 'heavy-weapon');
    return adds !== null && leads;
  });
}

/** legion.shielded.1, legion.shield-tokens.2; of all its cards (legion.counterpart.7). */
function shieldsOf(cards: Catalog, { unit, upgrades, counterpart }: ArmyUnit): number {
  const uses = [
    ...cards.unit(unit).keywords,
    ...(counterpart === undefined ? [] : cards.unit(counterpart).keywords),
    ...upgrades.flatMap((id) => cards.upgrade(id).keywords),
  ];
  return uses.filter(({ id }) => id === 'shielded').reduce((sum, { value }) => sum + value, 0);
}
