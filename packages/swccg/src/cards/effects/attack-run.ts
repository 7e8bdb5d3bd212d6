import type { Procedure, Seat } from '@rangefinder/kernel';
import { pick, pickOne } from '../../ask.ts';
import { isActive } from '../../rules/active.ts';
import { blowAway } from '../../rules/blow-away.ts';
import { isTie } from '../../rules/capacity.ts';
import { drawDestiny } from '../../rules/destiny.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { isSystem, isTrench, sitesOf } from '../../rules/locations.ts';
import { atLocation, relocate } from '../../rules/movement.ts';
import { isPiloted } from '../../rules/piloting.ts';
import { ability } from '../../rules/values.ts';
import { mayUse, shoot, useMark } from '../../rules/weapon-firing.ts';
import { type CardInPlay, type LocationInPlay, opponentOf } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { action, type Texts } from '../words.ts';

const RULE = 'swccg.starship-squadron-examples.18';

export const ATTACK_RUN: Texts = {
  'attack-run': {
    text: "Deploy on the Trench. In your move phase, make an Attack Run: up to 3 of your starfighters enter the Trench, your opponent may follow with up to 3 TIEs; one with Proton Torpedoes leads; the opponent's weapons there fire, wingmen first, and what is hit is lost; draw two destiny, then all pull up. Destiny + ability of the lead pilot (3 with a Targeting Computer) + sites of your largest Rebel Base - highest ability of the TIE pilots above 15: the Death Star is blown away.",
    deploysOn: ({ on, location }) => (on === null && location !== null && isTrench(location) ? 0 : null),
    actions: [
      action({
        name: 'attack-run',
        good: 'harm',
        timing: { phase: 'move', turn: 'own' },
        oncePerTurn: true,
        // swccg.core-destiny.9
        when: ({ game, seat }) =>
          game.player(seat).reserve.length > 0 && attackers(game, seat).some(({ leads }) => leads),
        *effect({ game, seat }) {
          yield* attackRun(game, seat);
        },
      }),
    ],
  },
};

const NOBODY = { key: 'pass', ship: null } as const;

interface Attacker {
  readonly key: string;
  readonly about: { readonly id: string };
  readonly ship: CardInPlay;
  /** It carries proton torpedoes, so it can lead. */
  readonly leads: boolean;
}

function deathStar(game: CardTable): LocationInPlay | undefined {
  return game.state.locations.find((location) => location.id === 'death-star' && isSystem(location));
}

function carries(game: CardTable, ship: CardInPlay, keyword: string): boolean {
  return game.heldBy(ship).some((item) => game.facts(item).keywords?.includes(keyword) ?? false);
}

/** Starfighters that can enter the trench: no squadrons (swccg.starship-squadron-examples.19). */
function attackers(game: CardTable, seat: Seat): Attacker[] {
  const system = deathStar(game);
  if (!system || system.blownAway) return [];
  return game
    .at(system)
    .filter((ship) => {
      const facts = game.facts(ship);
      const fighter = facts.type === 'starship' && facts.class === 'starfighter';
      return ship.owner === seat && fighter && isActive(game, ship) && isPiloted(game, ship);
    })
    .map((ship) => ({ key: ship.id, about: { id: ship.id }, ship, leads: carries(game, ship, 'proton torpedoes') }));
}

/** The whole Epic Event, from Enter Trench to Pull Up. */
function* attackRun(game: CardTable, seat: Seat): Procedure<void> {
  const system = deathStar(game);
  const trench = game.state.locations.find(isTrench);
  if (!system || !trench) return;
  const lead = yield* enterTrench(game, seat, trench);
  yield* follow(game, opponentOf(seat), system, trench);
  yield* provideCover(game, seat, trench, lead);
  let total = 0;
  for (let i = 0; i < 2; i++) total += (yield* drawDestiny(game, seat, 'card')) ?? 0;
  const [bonus, chase] = [skillOf(game, lead), bestTiePilot(game, opponentOf(seat), trench)];
  const hit = game.find(lead.id) !== undefined && total + bonus + rebelBase(game) - chase > 15;
  for (const ship of game.at(trench)) {
    if (game.facts(ship).type === 'starship') relocate(game, ship, atLocation(system), 'text', RULE);
  }
  if (hit) yield* blowAway(game, game.rowOf(system).row);
}

/** Up to three, one of which can lead; the leader is named. */
function* enterTrench(game: CardTable, seat: Seat, trench: LocationInPlay): Procedure<CardInPlay> {
  const all = attackers(game, seat);
  const leaders = all.filter(({ leads }) => leads);
  const lead = (yield* pickOne({ seat, rule: RULE, topic: 'attack-run-lead', options: leaders })).ship;
  const options = all.filter(({ ship }) => ship !== lead);
  const wingmen =
    options.length === 0
      ? []
      : yield* pick({
          seat,
          rule: RULE,
          topic: 'attack-run-wingmen',
          options,
          min: 0,
          max: Math.min(2, options.length),
        });
  for (const ship of [lead, ...wingmen.map((one) => one.ship)]) relocate(game, ship, atLocation(trench), 'text', RULE);
  return lead;
}

/** Up to three TIEs, one after the other; a squadron counts as three (swccg.starship-squadron-examples.6,
 * swccg.starship-squadron-examples.18). */
function* follow(game: CardTable, seat: Seat, system: LocationInPlay, trench: LocationInPlay): Procedure<void> {
  let room = 3;
  while (room > 0) {
    const ties = game.at(system).filter((ship) => {
      const facts = game.facts(ship);
      if (ship.owner !== seat || !isTie(facts) || !isActive(game, ship) || !isPiloted(game, ship)) return false;
      return sizeOf(game, ship) <= room;
    });
    if (ties.length === 0) return;
    const options = [NOBODY, ...ties.map((ship) => ({ key: ship.id, about: { id: ship.id }, ship }))];
    const { ship } = yield* pickOne({
      seat,
      rule: RULE,
      topic: 'attack-run-follow',
      about: { room },
      options,
    });
    if (!ship) return;
    room -= sizeOf(game, ship);
    relocate(game, ship, atLocation(trench), 'text', RULE);
  }
}

function sizeOf(game: CardTable, ship: CardInPlay): number {
  const facts = game.facts(ship);
  return facts.type === 'starship' && facts.class === 'squadron' ? 3 : 1;
}

/** The defenders' weapons fire free, at wingmen while there are any; who is hit is lost at once. */
function* provideCover(game: CardTable, seat: Seat, trench: LocationInPlay, lead: CardInPlay): Procedure<void> {
  const defender = opponentOf(seat);
  const fired: string[] = [];
  while (game.player(defender).reserve.length > 0) {
    const ships = game.at(trench).filter((ship) => ship.owner === seat && game.facts(ship).type === 'starship');
    const wingmen = ships.filter((ship) => ship !== lead);
    const targets = wingmen.length > 0 ? wingmen : ships;
    const weapons = trenchWeapons(game, defender, trench).filter(({ id }) => !fired.includes(id));
    const shots = weapons.flatMap((weapon) =>
      targets
        .filter((target) => game.definition(weapon).text?.weapon?.at(target, game))
        .map((target) => shotOption(weapon, target)),
    );
    if (shots.length === 0) return;
    const pass = { key: 'pass', weapon: null, target: null } as const;
    const { weapon, target } = yield* pickOne({
      seat: defender,
      rule: RULE,
      topic: 'attack-run-fire',
      options: [pass, ...shots],
    });
    if (!weapon || !target) return;
    fired.push(weapon.id);
    game.state.used.push(useMark(weapon));
    if (yield* shoot(game, weapon, target)) yield* leaveTable(game, target, 'lost', RULE);
  }
}

function shotOption(weapon: CardInPlay, target: CardInPlay) {
  const about = { do: 'fire', weapon: weapon.id, target: target.id, combined: false, cost: 0 } as const;
  return { key: `fire:${weapon.id}:${target.id}`, about, weapon, target };
}

function trenchWeapons(game: CardTable, seat: Seat, trench: LocationInPlay): CardInPlay[] {
  return game.everythingAt(trench).filter((weapon) => {
    if (weapon.owner !== seat || !game.definition(weapon).text?.weapon || !isActive(game, weapon)) return false;
    if (weapon.where.kind === 'at') return true;
    const carrier = game.find(weapon.where.id);
    return carrier !== undefined && isTie(game.facts(carrier)) && mayUse(game, carrier, weapon);
  });
}

/** The ability of who flies it: the best of its pilots. */
function pilotAbility(game: CardTable, ship: CardInPlay): number {
  const aboard = game.heldBy(ship).filter((pilot) => isInCockpit(pilot));
  const { bestPilot, permanentPilots } = game.definition(ship).text ?? {};
  const permanent = bestPilot ?? permanentPilots ?? 0;
  return aboard.reduce((best, pilot) => Math.max(best, ability(game, pilot)), permanent);
}

function isInCockpit({ where }: CardInPlay): boolean {
  return where.slot === 'pilot';
}

function skillOf(game: CardTable, lead: CardInPlay): number {
  if (!game.find(lead.id)) return 0;
  const computer = game.heldBy(lead).some((item) => game.facts(item).title === 'Targeting Computer');
  return computer ? 3 : pilotAbility(game, lead);
}

function bestTiePilot(game: CardTable, seat: Seat, trench: LocationInPlay): number {
  return game
    .at(trench)
    .filter((ship) => ship.owner === seat && isTie(game.facts(ship)))
    .reduce((best, ship) => Math.max(best, pilotAbility(game, ship)), 0);
}

function rebelBase(game: CardTable): number {
  return Math.max(sitesOf(game, 'yavin-4').length, sitesOf(game, 'hoth').length);
}
