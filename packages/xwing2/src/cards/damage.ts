import type { Procedure } from '@rangefinder/kernel';
import { at, type CardAbility, cardAction, instead, modify } from '../abilities.ts';
import type { DamageFacts } from '../card.ts';
import { repairCard, sufferDamage } from '../rules/damage.ts';
import { rollOutsideAttack } from '../rules/roll.ts';
import { gainToken } from '../rules/tokens.ts';

/** What a card does at once that does nothing at once. */
export function* nothing(): Procedure<void> {}

const RULE = 'xw2.damage.7';

/** "Action: Repair this card." */
const repairAction: CardAbility = cardAction({
  rule: RULE,
  *perform({ table, self }) {
    if (self.damage) repairCard(table, self.ship, self.damage, RULE);
    return true;
  },
});

function card(facts: Omit<DamageFacts, 'whenFaceup' | 'abilities'> & Partial<DamageFacts>): DamageFacts {
  return { whenFaceup: nothing, abilities: [], ...facts };
}

/** The fourteen kinds of the damage deck, 33 cards. */
export const DAMAGE_CARDS: readonly DamageFacts[] = [
  card({
    id: 'panickedpilot',
    name: 'Panicked Pilot',
    type: 'pilot',
    count: 2,
    text: 'Two stress tokens at once; then the card is repaired.',
    *whenFaceup(t, ship, damage) {
      yield* gainToken(t, ship, 'stress', 2, { rule: RULE, by: ship.seat });
      repairCard(t, ship, damage, RULE);
    },
  }),
  card({
    id: 'blindedpilot',
    name: 'Blinded Pilot',
    type: 'pilot',
    count: 2,
    text: 'When attacking, the only way to modify your dice is to spend Force for its ordinary effect. Can be repaired as an action.',
    abilities: [
      modify(
        'may-modify',
        RULE,
        (may, { self, moment }) =>
          may &&
          !(
            moment.dice === 'attack' &&
            moment.attack.attacker === self.ship.id &&
            moment.ship === self.ship &&
            moment.by !== 'force'
          ),
      ),
      repairAction,
    ],
  }),
  card({
    id: 'woundedpilot',
    name: 'Wounded Pilot',
    type: 'pilot',
    count: 2,
    text: 'After each action roll an attack die; damage on it brings a stress token. Can be repaired as an action.',
    abilities: [
      at('action-performed', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship && self.damage?.faceup === true,
        *effect({ table, self }) {
          const [face = 'blank'] = yield* rollOutsideAttack(table, self.ship, 1, 'woundedpilot', RULE);
          if (face === 'hit' || face === 'crit')
            yield* gainToken(table, self.ship, 'stress', 1, { rule: RULE, by: self.ship.seat });
        },
      }),
      repairAction,
    ],
  }),
  card({
    id: 'stunnedpilot',
    name: 'Stunned Pilot',
    type: 'pilot',
    count: 2,
    text: 'A maneuver through or onto an obstacle costs one more damage.',
    abilities: [
      at('maneuver-executed', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship && moment.crossed.length + moment.over.length > 0,
        *effect({ table, self }) {
          yield* sufferDamage(table, self.ship, 'hit', 1, { rule: RULE });
        },
      }),
    ],
  }),
  card({
    id: 'consolefire',
    name: 'Console Fire',
    type: 'ship',
    count: 2,
    text: 'Before engaging roll an attack die; a hit costs one damage. Can be repaired as an action.',
    abilities: [
      at('before-engage', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship,
        *effect({ table, self }) {
          const [face = 'blank'] = yield* rollOutsideAttack(table, self.ship, 1, 'consolefire', RULE);
          if (face === 'hit') yield* sufferDamage(table, self.ship, 'hit', 1, { rule: RULE });
        },
      }),
      repairAction,
    ],
  }),
  card({
    id: 'damagedengine',
    name: 'Damaged Engine',
    type: 'ship',
    count: 2,
    text: 'Turns are one step harder.',
    abilities: [
      modify('difficulty-steps', RULE, (steps, { self, moment: { ship, maneuver } }) =>
        ship === self.ship && (maneuver.bearing === 'left-turn' || maneuver.bearing === 'right-turn')
          ? steps + 1
          : steps,
      ),
    ],
  }),
  card({
    id: 'weaponsfailure',
    name: 'Weapons Failure',
    type: 'ship',
    count: 2,
    text: 'One attack die fewer. Can be repaired as an action.',
    abilities: [
      modify('attack-dice', RULE, (dice, { self, moment }) => (moment.attacker === self.ship.id ? dice - 1 : dice)),
      repairAction,
    ],
  }),
  card({
    id: 'hullbreach',
    name: 'Hull Breach',
    type: 'ship',
    count: 2,
    text: 'Every ordinary damage becomes a critical one. Can be repaired as an action.',
    abilities: [
      instead('suffer-damage', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship && moment.kind === 'hit',
        *instead({ table, self, moment }) {
          yield* sufferDamage(table, self.ship, 'crit', 1, { rule: RULE, attack: moment.attack });
          return true;
        },
      }),
      repairAction,
    ],
  }),
  card({
    id: 'structuraldamage',
    name: 'Structural Damage',
    type: 'ship',
    count: 2,
    text: 'One defense die fewer.',
    abilities: [
      modify('defense-dice', RULE, (dice, { self, moment }) => (moment.defender === self.ship.id ? dice - 1 : dice)),
    ],
  }),
  card({
    id: 'damagedsensorarray',
    name: 'Damaged Sensor Array',
    type: 'ship',
    count: 2,
    text: 'No actions but focus and those of damage cards. Can be repaired as an action.',
    abilities: [
      modify(
        'may-act',
        RULE,
        (may, { self, moment }) =>
          may && (moment.ship !== self.ship || moment.action === 'focus' || isDamageAction(moment)),
      ),
      repairAction,
    ],
  }),
  card({
    id: 'loosestabilizer',
    name: 'Loose Stabilizer',
    type: 'ship',
    count: 2,
    text: 'After any maneuver that is not straight: one damage, and the card is repaired. Can be repaired as an action.',
    abilities: [
      at('maneuver-executed', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) =>
          moment.ship === self.ship && moment.maneuver.bearing !== 'straight' && self.damage?.faceup === true,
        *effect({ table, self }) {
          yield* sufferDamage(table, self.ship, 'hit', 1, { rule: RULE });
          if (self.damage?.faceup) repairCard(table, self.ship, self.damage, RULE);
        },
      }),
      repairAction,
    ],
  }),
  card({
    id: 'disabledpowerregulator',
    name: 'Disabled Power Regulator',
    type: 'ship',
    count: 2,
    text: 'Before engaging gain an ion token; flying an ion maneuver repairs the card.',
    abilities: [
      at('before-engage', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship,
        *effect({ table, self }) {
          yield* gainToken(table, self.ship, 'ion', 1, { rule: RULE, by: self.ship.seat });
        },
      }),
      at('maneuver-executed', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) =>
          moment.ship === self.ship && self.ship.memory['ion-maneuver'] === 1 && self.damage?.faceup === true,
        *effect({ table, self }) {
          if (self.damage?.faceup) repairCard(table, self.ship, self.damage, RULE);
        },
      }),
    ],
  }),
  card({
    id: 'fuelleak',
    name: 'Fuel Leak',
    type: 'ship',
    count: 4,
    text: 'The next critical damage brings an ordinary one with it, and repairs this card. Can be repaired as an action.',
    abilities: [
      at('damage-suffered', {
        rule: RULE,
        optional: false,
        // The critical damage that dealt the card is not the next one (see the rulings).
        when: ({ self, moment }) =>
          moment.ship === self.ship &&
          moment.kind === 'crit' &&
          self.damage?.faceup === true &&
          moment.dealt !== self.damage,
        *effect({ table, self }) {
          yield* sufferDamage(table, self.ship, 'hit', 1, { rule: RULE });
          if (self.damage?.faceup) repairCard(table, self.ship, self.damage, RULE);
        },
      }),
      repairAction,
    ],
  }),
  card({
    id: 'directhit',
    name: 'Direct Hit!',
    type: 'ship',
    count: 5,
    text: 'One more damage at once; then the card is repaired.',
    *whenFaceup(t, ship, damage) {
      yield* sufferDamage(t, ship, 'hit', 1, { rule: RULE });
      repairCard(t, ship, damage, RULE);
    },
  }),
];

const BY_ID = new Map(DAMAGE_CARDS.map((facts) => [facts.id, facts]));

export function findDamageCard(id: string): DamageFacts | undefined {
  return BY_ID.get(id);
}

export function damageFacts(id: string): DamageFacts {
  const facts = BY_ID.get(id);
  if (!facts) throw new Error(`There is no damage card "${id}".`);
  return facts;
}

/** A whole deck, in order: 33 cards. */
export const DAMAGE_DECK: readonly string[] = DAMAGE_CARDS.flatMap(({ id, count }) => Array<string>(count).fill(id));

/** Whether an action stands on a damage card. */
export function isDamageAction({ card }: { readonly card: string | undefined }): boolean {
  return card !== undefined && BY_ID.has(card);
}
