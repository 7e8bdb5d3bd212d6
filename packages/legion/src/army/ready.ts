import type { Faction } from '../card.ts';
import type { Army, ArmyUnit } from './army.ts';

/** A unit with its upgrades. */
function unit(id: string, ...upgrades: readonly string[]): ArmyUnit {
  return { unit: id, upgrades };
}

/** The same unit several times. */
function several(count: number, id: string, ...upgrades: readonly string[]): readonly ArmyUnit[] {
  return Array.from({ length: count }, () => unit(id, ...upgrades));
}

const EVERYBODYS = ['ambush', 'push', 'assault', 'standing-orders'];

type BattleDeck = Army['battle'];

/** Ground to take and to hold. */
const HOLDING: BattleDeck = {
  objectives: ['intercept-the-transmissions', 'key-positions', 'breakthrough', 'recover-the-supplies'],
  deployments: ['battle-lines', 'the-long-march', 'major-offensive', 'disarray'],
  conditions: ['clear-conditions', 'limited-visibility', 'hostile-environment', 'war-weary'],
};

/** Things to blow up and people to carry off. */
const RAIDING: BattleDeck = {
  objectives: ['bombing-run', 'key-positions', 'hostage-exchange', 'sabotage-the-moisture-vaporators'],
  deployments: ['advanced-positions', 'danger-close', 'hemmed-in', 'roll-out'],
  conditions: ['fortified-positions', 'minefield', 'rapid-reinforcements', 'clear-conditions'],
};

/** There are no more for skirmishes. */
const SKIRMISHING: BattleDeck = {
  objectives: ['breach', 'control', 'elimination', 'pivotal-positions'],
  deployments: ['battle-lines-skirmish', 'faceoff', 'flanking-positions', 'meeting-engagement'],
  conditions: ['clear-conditions-skirmish', 'dawn', 'improvised-defenses', 'war-weary-skirmish'],
};

interface Made {
  readonly name: string;
  readonly faction: Faction;
  readonly units: readonly ArmyUnit[];
  /** The three besides everybody's: one each of 1, 2 and 3 pips. */
  readonly hand: readonly string[];
  readonly battle: BattleDeck;
}

function army({ hand, ...made }: Made): Army {
  return { ...made, commands: [...hand, ...EVERYBODYS], contingencies: [] };
}

function skirmish(made: Omit<Made, 'battle'>): Army {
  return { ...army({ ...made, battle: SKIRMISHING }), mode: 'skirmish' };
}

/** Armies to play at once: two of 800 points and one for a skirmish of each faction. */
export const READY_ARMIES: readonly Army[] = [
  army({
    name: 'Vader’s first company',
    faction: 'empire',
    units: [
      unit('darth-vader-dark-lord-of-the-sith'),
      ...several(3, 'stormtroopers', 'dlt-19-stormtrooper', 'stormtrooper'),
      ...several(2, 'scout-troopers-strike-team', 'dlt-19x-sniper'),
      unit('74-z-speeder-bikes'),
      unit('e-web-heavy-blaster-team'),
      unit('at-st', '88-twin-light-blaster-cannon', 'at-st-mortar-launcher'),
    ],
    hand: ['implacable', 'new-ways-to-motivate-them', 'master-of-evil'],
    battle: HOLDING,
  }),
  army({
    name: 'The garrison of General Veers',
    faction: 'empire',
    units: [
      unit('general-veers'),
      unit('director-orson-krennic'),
      ...several(2, 'shoretroopers', 't-21b-trooper', 'shoretrooper'),
      unit('df-90-mortar-trooper'),
      unit('stormtroopers', 'rt-97c-stormtrooper'),
      unit('imperial-death-troopers', 'dlt-19d-trooper', 'e-11d-configuration'),
      unit('dewback-rider', 'cr-24-flame-rifle'),
      unit('occupier-combat-assault-tank', 'dlt-19-rifle-pintle'),
    ],
    hand: ['maximum-firepower', 'evasive-maneuvers', 'imperial-discipline'],
    battle: RAIDING,
  }),
  army({
    name: 'Luke’s first company',
    faction: 'rebels',
    units: [
      unit('luke-skywalker-hero-of-the-rebellion', 'hope'),
      ...several(3, 'rebel-troopers', 'z-6-trooper', 'rebel-trooper'),
      unit('fleet-troopers', 'scatter-gun-trooper'),
      ...several(2, 'rebel-commandos-strike-team', 'dh-447-sniper'),
      ...several(2, 'at-rt-rebels', 'at-rt-laser-cannon'),
      unit('t-47-airspeeder', 'ax-108-ground-buzzer'),
    ],
    hand: ['son-of-skywalker', 'my-ally-is-the-force', 'return-of-the-jedi'],
    battle: HOLDING,
  }),
  army({
    name: 'Scoundrels and veterans',
    faction: 'rebels',
    units: [
      unit('leia-organa'),
      unit('han-solo'),
      unit('chewbacca-walking-carpet'),
      ...several(2, 'rebel-veterans', 'cm-o-93-trooper', 'rebel-veteran'),
      unit('mark-ii-medium-blaster-trooper'),
      unit('rebel-troopers', 'z-6-trooper'),
      unit('rebel-pathfinders', 'bistan', 'a-300-configuration'),
      unit('tauntaun-riders'),
      unit('1-4-fd-laser-cannon-team'),
    ],
    hand: ['coordinated-bombardment', 'no-time-for-sorrows', 'somebody-has-to-save-our-skins'],
    battle: RAIDING,
  }),
  army({
    name: 'Kenobi’s battalion',
    faction: 'republic',
    units: [
      unit('obi-wan-kenobi', 'hope'),
      { unit: 'r2-d2-independent-astromech', upgrades: [], counterpart: 'c-3po-made-to-suffer' },
      ...several(3, 'phase-i-clone-troopers', 'z-6-phase-i-trooper', 'phase-i-clone-trooper'),
      unit('phase-ii-clone-troopers', 'z-6-phase-ii-trooper'),
      unit('arc-troopers-strike-team', 'dc-15x-arc-trooper'),
      unit('at-rt-republic', 'at-rt-rotary-blaster'),
      unit('barc-speeder'),
    ],
    hand: ['hello-there', 'knowledge-and-defense', 'general-kenobi'],
    battle: HOLDING,
  }),
  army({
    name: 'Captain Rex’s column',
    faction: 'republic',
    units: [
      unit('clone-captain-rex', 'jt-12-jetpacks'),
      unit('clone-commander'),
      ...several(2, 'phase-ii-clone-troopers', 'z-6-phase-ii-trooper', 'phase-ii-clone-trooper'),
      ...several(2, 'phase-i-clone-troopers', 'dc-15-phase-i-trooper'),
      unit('raddaugh-gnasp-fluttercraft', 'gnasp-gunner'),
      unit('tx-130-saber-class-fighter-tank', 'tx-130-twin-laser-turret'),
    ],
    hand: ['call-me-captain', 'take-that-clankers', 'were-not-programmed'],
    battle: RAIDING,
  }),
  army({
    name: 'The hunt of General Grievous',
    faction: 'separatists',
    units: [
      unit('general-grievous', 'dt-57-annihilator'),
      ...several(4, 'b1-battle-droids', 'e-5c-b1-trooper', 'b1-battle-droid'),
      unit('b2-super-battle-droids', 'b2-acm-trooper'),
      unit('ig-100-magnaguard', 'ig-100-magnaguard'),
      ...several(2, 'dsd1-dwarf-spider-droid', 'nose-mounted-laser-cannon', 'attack-protocols'),
      unit('droidekas'),
    ],
    hand: ['trained-in-your-jedi-arts', 'supreme-commander', 'crush-them'],
    battle: HOLDING,
  }),
  army({
    name: 'Dooku’s ultimatum',
    faction: 'separatists',
    units: [
      unit('count-dooku', 'fear'),
      unit('t-series-tactical-droid'),
      ...several(3, 'b1-battle-droids', 'e-60r-b1-trooper'),
      ...several(2, 'b2-super-battle-droids', 'b2-acm-trooper'),
      unit('bx-series-droid-commandos-strike-team', 'bx-series-droid-sniper'),
      unit('aat-trade-federation-battle-tank', 'high-energy-shells'),
    ],
    hand: ['fear-surprise-intimidation', 'double-the-fall', 'you-disappoint-me'],
    battle: RAIDING,
  }),
  skirmish({
    name: 'Veers’ vanguard (skirmish)',
    faction: 'empire',
    units: [
      unit('general-veers'),
      ...several(2, 'stormtroopers', 'dlt-19-stormtrooper'),
      unit('snowtroopers', 'flametrooper'),
      ...several(2, 'scout-troopers-strike-team', 'dlt-19x-sniper'),
      unit('74-z-speeder-bikes'),
      unit('e-web-heavy-blaster-team'),
    ],
    hand: ['maximum-firepower', 'evasive-maneuvers', 'imperial-discipline'],
  }),
  skirmish({
    name: 'Leia’s raiders (skirmish)',
    faction: 'rebels',
    units: [
      unit('leia-organa'),
      ...several(2, 'rebel-troopers', 'z-6-trooper', 'rebel-trooper'),
      unit('fleet-troopers', 'mpl-57-barrage-trooper'),
      unit('rebel-commandos-strike-team', 'dh-447-sniper'),
      unit('mandalorian-resistance'),
      unit('at-rt-rebels', 'at-rt-rotary-blaster'),
    ],
    hand: ['coordinated-bombardment', 'no-time-for-sorrows', 'somebody-has-to-save-our-skins'],
  }),
  skirmish({
    name: 'A patrol of clones (skirmish)',
    faction: 'republic',
    units: [
      unit('clone-commander'),
      ...several(2, 'phase-i-clone-troopers', 'z-6-phase-i-trooper', 'phase-i-clone-trooper'),
      unit('phase-ii-clone-troopers', 'phase-ii-mortar-trooper'),
      unit('arc-troopers-strike-team', 'dc-15x-arc-trooper'),
      unit('at-rt-republic', 'at-rt-laser-cannon'),
      unit('barc-speeder'),
    ],
    hand: ['synchronized-offensive', 'air-support', 'attack-of-the-clones'],
  }),
  skirmish({
    name: 'Droids on the march (skirmish)',
    faction: 'separatists',
    units: [
      unit('t-series-tactical-droid'),
      ...several(3, 'b1-battle-droids', 'e-5c-b1-trooper', 'b1-battle-droid'),
      unit('b2-super-battle-droids', 'b2-acm-trooper'),
      unit('bx-series-droid-commandos-strike-team', 'bx-series-droid-sniper'),
      unit('dsd1-dwarf-spider-droid', 'nose-mounted-laser-cannon', 'attack-protocols'),
      unit('droidekas'),
    ],
    hand: ['mechanized-incursion', 'orbital-strike', 'roger-roger'],
  }),
];
