import { NOTHING, type Procedure } from '@rangefinder/kernel';
import type { DamageCard } from '@rangefinder/xwing';
import { kindOf } from '@rangefinder/xwing';
import { at, type CardAbility, cardAction, modify } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import type { DamageFacts } from '../card.ts';
import { ACTIONS } from '../card.ts';
import { COUNTER, flipFacedown, sufferDamage } from '../rules/damage.ts';
import { rollAttackDice } from '../rules/roll.ts';
import { gainToken } from '../rules/tokens.ts';
import { discardUpgrade } from '../rules/upgrades.ts';
import type { Options, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** What a damage card goes by: its text, while it lies faceup. */
const RULE = 'xw1.critical-damage.3';
const AT_ONCE = 'xw1.critical-damage.2';

type Deck = Options['damageDeck'];
type Card = Omit<DamageFacts, 'count' | 'counts' | 'whenFaceup' | 'abilities'> &
  Partial<DamageFacts> & { readonly decks: Readonly<Partial<Record<Deck, number>>> };

/** "Action: flip this card facedown", at once or on some results of a die. */
function repair(faces?: readonly string[]): CardAbility {
  return cardAction({
    rule: RULE,
    *perform({ table, self: { ship, damage, card } }) {
      if (!damage) return;
      const dice = faces ? yield* rollAttackDice(table, ship, 1, card, RULE) : [];
      if (!faces || dice.some((face) => faces.includes(face))) flipFacedown(table, ship, damage, RULE);
    },
  });
}

/** The round in which a card was dealt: some have no effect in it. */
function isLater(table: XTable, ship: Ship, card: string): boolean {
  return (ship.memory[`dealt:${card}`] ?? 0) < table.state.round;
}

function rememberRound(t: XTable, ship: Ship, { card }: DamageCard): Procedure<void> {
  ship.memory[`dealt:${card}`] = t.state.round;
  return NOTHING;
}

/** Then it is turned facedown. */
function* onceThenFacedown(t: XTable, ship: Ship, card: DamageCard, effect: Procedure<void>): Procedure<void> {
  yield* effect;
  flipFacedown(t, ship, card, AT_ONCE);
}

/** Rolls a die when something happens, and suffers on a hit. */
function* rollAndSuffer(t: XTable, ship: Ship, why: string, kind: 'hit' | 'crit'): Procedure<void> {
  const [face] = yield* rollAttackDice(t, ship, 1, why, RULE);
  if (face === 'hit') yield* sufferDamage(t, ship, kind, 1, { rule: RULE });
}

const CARDS: readonly Card[] = [
  {
    id: 'directhit',
    name: 'Direct Hit!',
    type: 'ship',
    decks: { core: 7, core2: 7 },
    text: 'Counts as two damage cards.',
    counts: 2,
  },
  {
    id: 'blindedpilot-core',
    name: 'Blinded Pilot',
    type: 'pilot',
    decks: { core: 2 },
    text: 'Your next attack rolls no attack dice; then the card is turned facedown.',
    abilities: [
      modify('attack-dice', RULE, (dice, { self, moment }) => (moment.attacker === self.ship.id ? 0 : dice), 9),
      at('attack-dice-rolled', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) => moment.attack.attacker === self.ship.id,
        *effect({ table, self: { ship, damage } }) {
          if (damage) flipFacedown(table, ship, damage, RULE);
        },
      }),
    ],
  },
  {
    id: 'blindedpilot',
    name: 'Blinded Pilot',
    type: 'pilot',
    decks: { core2: 2 },
    text: 'You cannot attack; after your next opportunity to do so the card is turned facedown.',
    abilities: [
      modify('may-attack', RULE, (may, { self, moment }) => may && moment !== self.ship),
      at('after-engaging', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship,
        *effect({ table, self: { ship, damage } }) {
          if (damage) flipFacedown(table, ship, damage, RULE);
        },
      }),
    ],
  },
  {
    id: 'consolefire',
    name: 'Console Fire',
    type: 'ship',
    decks: { core: 2, core2: 2 },
    text: 'At the start of each Combat phase roll an attack die: a hit is 1 damage. Action: turn the card facedown.',
    abilities: [
      at('start-of-combat', {
        rule: RULE,
        optional: false,
        effect: ({ table, self: { ship, card } }) => rollAndSuffer(table, ship, card, 'hit'),
      }),
      repair(),
    ],
  },
  {
    id: 'damagedcockpit',
    name: 'Damaged Cockpit',
    type: 'pilot',
    decks: { core: 2, core2: 2 },
    text: 'From the next round on your pilot skill is 0.',
    whenFaceup: rememberRound,
    abilities: [
      modify(
        'pilot-skill',
        RULE,
        (skill, { table, self, moment }) => (moment === self.ship && isLater(table, self.ship, self.card) ? 0 : skill),
        9,
      ),
    ],
  },
  {
    id: 'damagedengine',
    name: 'Damaged Engine',
    type: 'ship',
    decks: { core: 2, core2: 2 },
    text: 'Your turns are red.',
    abilities: [
      modify('maneuver-difficulty', RULE, (difficulty, { self, moment: { ship, maneuver } }) =>
        ship === self.ship && kindOf(maneuver.bearing) === 'turn' ? 'red' : difficulty,
      ),
    ],
  },
  {
    id: 'damagedsensorarray-core',
    name: 'Damaged Sensor Array',
    type: 'ship',
    decks: { core: 2 },
    text: 'You cannot perform the actions of your action bar. Action: roll an attack die; on a hit the card is turned facedown.',
    abilities: [
      modify(
        'may-act',
        RULE,
        (may, { self, moment: { ship, action } }) =>
          may && (ship !== self.ship || !ACTIONS.some((known) => known === action)),
      ),
      repair(['hit']),
    ],
  },
  {
    id: 'damagedsensorarray',
    name: 'Damaged Sensor Array',
    type: 'ship',
    decks: { core2: 2 },
    text: 'You cannot perform actions but those of damage cards. Action: roll an attack die; on a hit or crit the card is turned facedown.',
    abilities: [
      modify(
        'may-act',
        RULE,
        (may, { self, moment: { ship, card } }) =>
          may && (ship !== self.ship || ship.damage.some((damage) => damage.card === card)),
      ),
      repair(['hit', 'crit']),
    ],
  },
  {
    id: 'injuredpilot',
    name: 'Injured Pilot',
    type: 'pilot',
    decks: { core: 2 },
    text: 'Your pilot ability and your Elite cards are ignored.',
    silencesPilot: true,
  },
  {
    id: 'loosestabilizer',
    name: 'Loose Stabilizer',
    type: 'ship',
    decks: { core2: 2 },
    text: 'After a white maneuver you receive a stress token. Action: turn the card facedown.',
    abilities: [
      at('maneuver-executed', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship && moment.maneuver.difficulty === 'white',
        effect: ({ table, self: { ship } }) => gainToken(table, ship, 'stress', 1, { rule: RULE, by: ship.seat }),
      }),
      repair(),
    ],
  },
  {
    id: 'majorexplosion',
    name: 'Major Explosion',
    type: 'ship',
    decks: { core2: 2 },
    text: 'Roll an attack die: a hit is 1 critical damage. Then the card is turned facedown.',
    whenFaceup: (t, ship, card) => onceThenFacedown(t, ship, card, rollAndSuffer(t, ship, card.card, 'crit')),
  },
  {
    id: 'majorhullbreach',
    name: 'Major Hull Breach',
    type: 'ship',
    decks: { core2: 2 },
    text: 'From the next round on all damage cards are dealt to you faceup. Action: turn the card facedown.',
    whenFaceup: rememberRound,
    abilities: [
      modify(
        'dealt-faceup',
        RULE,
        (faceup, { table, self, moment }) => faceup || (moment === self.ship && isLater(table, self.ship, self.card)),
      ),
      repair(),
    ],
  },
  {
    id: 'minorexplosion',
    name: 'Minor Explosion',
    type: 'ship',
    decks: { core: 2 },
    text: 'Roll an attack die: a hit is 1 damage. Then the card is turned facedown.',
    whenFaceup: (t, ship, card) => onceThenFacedown(t, ship, card, rollAndSuffer(t, ship, card.card, 'hit')),
  },
  {
    id: 'minorhullbreach',
    name: 'Minor Hull Breach',
    type: 'ship',
    decks: { core: 2 },
    text: 'After a red maneuver roll an attack die: a hit is 1 damage.',
    abilities: [
      at('maneuver-executed', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship && moment.maneuver.difficulty === 'red',
        effect: ({ table, self: { ship, card } }) => rollAndSuffer(table, ship, card, 'hit'),
      }),
    ],
  },
  {
    id: 'munitionsfailure',
    name: 'Munitions Failure',
    type: 'ship',
    decks: { core: 2 },
    text: 'Discard one of your secondary weapons. Then the card is turned facedown.',
    whenFaceup: (t, ship, card) => onceThenFacedown(t, ship, card, loseWeapon(t, ship)),
  },
  {
    id: 'shakenpilot',
    name: 'Shaken Pilot',
    type: 'pilot',
    decks: { core2: 2 },
    text: 'In the Planning phase you cannot be assigned straight maneuvers. When you reveal your dial the card is turned facedown.',
    abilities: [
      modify(
        'may-plan',
        RULE,
        (may, { self, moment: { ship, maneuver } }) => may && (ship !== self.ship || maneuver.bearing !== 'straight'),
      ),
      at('dial-revealed', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship,
        *effect({ table, self: { ship, damage } }) {
          if (damage) flipFacedown(table, ship, damage, RULE);
        },
      }),
    ],
  },
  {
    id: 'structuraldamage-core',
    name: 'Structural Damage',
    type: 'ship',
    decks: { core: 2 },
    text: 'Your agility is 1 lower. Action: roll an attack die; on a hit the card is turned facedown.',
    abilities: [lowerAgility(), repair(['hit'])],
  },
  {
    id: 'structuraldamage',
    name: 'Structural Damage',
    type: 'ship',
    decks: { core2: 2 },
    text: 'Your agility is 1 lower. Action: roll an attack die; on a hit or crit the card is turned facedown.',
    abilities: [lowerAgility(), repair(['hit', 'crit'])],
  },
  {
    id: 'stunnedpilot-core',
    name: 'Stunned Pilot',
    type: 'pilot',
    decks: { core: 2 },
    text: 'After a maneuver in which you overlapped a ship or an obstacle you suffer 1 damage.',
    abilities: [
      at('maneuver-executed', {
        rule: RULE,
        optional: false,
        when: ({ table, self: { ship }, moment }) =>
          moment.ship === ship &&
          (moment.overlapped.length > 0 || moment.crossed.some((obstacle) => table.isOn(ship, obstacle))),
        effect: ({ table, self: { ship } }) => sufferDamage(table, ship, 'hit', 1, { rule: RULE }),
      }),
    ],
  },
  {
    id: 'stunnedpilot',
    name: 'Stunned Pilot',
    type: 'pilot',
    decks: { core2: 2 },
    text: 'After a maneuver, if you touch a ship or stand on an obstacle, you suffer 1 damage.',
    abilities: [
      at('maneuver-executed', {
        rule: RULE,
        optional: false,
        when: ({ table, self: { ship }, moment }) =>
          moment.ship === ship &&
          (ship.contact.length > 0 || table.state.obstacles.some((obstacle) => table.isOn(ship, obstacle))),
        effect: ({ table, self: { ship } }) => sufferDamage(table, ship, 'hit', 1, { rule: RULE }),
      }),
    ],
  },
  {
    id: 'thrustcontrolfire',
    name: 'Thrust Control Fire',
    type: 'ship',
    decks: { core: 2, core2: 2 },
    text: 'You receive a stress token. Then the card is turned facedown.',
    whenFaceup: (t, ship, card) =>
      onceThenFacedown(t, ship, card, gainToken(t, ship, 'stress', 1, { rule: AT_ONCE, by: ship.seat })),
  },
  {
    id: 'weaponmalfunction',
    name: 'Weapon Malfunction',
    type: 'ship',
    decks: { core: 2 },
    text: 'Your primary weapon value is 1 lower. Action: roll an attack die; on a hit or crit the card is turned facedown.',
    abilities: [
      modify('primary-weapon-value', RULE, (value, { self, moment }) => (moment === self.ship ? value - 1 : value)),
      repair(['hit', 'crit']),
    ],
  },
  {
    id: 'weaponsfailure',
    name: 'Weapons Failure',
    type: 'ship',
    decks: { core2: 2 },
    text: 'Your attacks roll 1 attack die fewer. Action: roll an attack die; on a hit or crit the card is turned facedown.',
    abilities: [
      modify('attack-dice', RULE, (dice, { self, moment }) => (moment.attacker === self.ship.id ? dice - 1 : dice)),
      repair(['hit', 'crit']),
    ],
  },
  { id: COUNTER, name: 'Counter', type: 'ship', decks: {}, text: 'Stands in for a damage card.' },
];

function lowerAgility(): CardAbility {
  return modify('agility', RULE, (agility, { self, moment }) => (moment === self.ship ? agility - 1 : agility));
}

function* loseWeapon(t: XTable, ship: Ship): Procedure<void> {
  const weapons = ship.upgrades.filter((upgrade) => !upgrade.discarded && t.cards.face(upgrade).attack);
  if (weapons.length === 0) return;
  const options = weapons.map((upgrade, place) => ({
    key: `${upgrade.id}:${place}`,
    about: { card: upgrade.id, place },
    upgrade,
  }));
  const about = { ship: ship.id, card: 'munitionsfailure' };
  const { upgrade } = yield* pickOne({ seat: ship.seat, topic: 'choose-card', rule: AT_ONCE, about, options });
  yield* discardUpgrade(t, ship, upgrade, AT_ONCE);
}

/** What a card does at once that does nothing at once. */
export const nothing = () => NOTHING;

function facts({ decks, counts = 1, whenFaceup = nothing, abilities = [], ...card }: Card): DamageFacts {
  const count = Math.max(0, ...Object.values(decks));
  return { ...card, count, counts, whenFaceup, abilities };
}

const BY_ID = new Map(CARDS.map((card) => [card.id, facts(card)]));

/** The cards of a deck, in order. */
function deckOf(deck: Deck): readonly string[] {
  return CARDS.flatMap(({ id, decks }) => new Array<string>(decks[deck] ?? 0).fill(id));
}

const DECKS: Readonly<Record<Deck, readonly string[]>> = { core: deckOf('core'), core2: deckOf('core2') };

export function damageDeck(deck: Deck): readonly string[] {
  return DECKS[deck];
}

export function findDamageCard(id: string): DamageFacts | undefined {
  return BY_ID.get(id);
}

export function damageFacts(id: string): DamageFacts {
  const card = BY_ID.get(id);
  if (!card) throw new Error(`There is no damage card "${id}".`);
  return card;
}

export function allDamageCards(): readonly DamageFacts[] {
  return [...BY_ID.values()].filter(({ id }) => id !== COUNTER);
}
