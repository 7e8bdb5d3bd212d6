import { at, byCardOf, instead, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { mayAttack } from '../../rules/attack.ts';
import { spendableForce, spendForce } from '../../rules/charges.ts';
import { dealDamageCard } from '../../rules/damage.ts';
import { inArc } from '../../rules/measure.ts';
import { possibleShots } from '../../rules/possibleshots.ts';
import { gainToken, ORANGE, RED, removeToken } from '../../rules/tokens.ts';
import type { Attack, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { youAttack } from '../words/attack.ts';
import { chooses } from '../words/phrases.ts';
import { HEAVY_WEAPON_TURRET } from '../words/shipabilities.ts';

function otherTarget({ defender }: Attack) {
  return { bonus: true, rule: RULE, targets: (target: string) => target !== defender } as const;
}

function* jamAll(table: XTable, ships: readonly Ship[], by: Ship) {
  for (const ship of ships) yield* gainToken(table, ship, 'jam', 2, byCardOf(by));
}

/** "Whirlwind": enemies that have him in their front arc. */
function hunters(table: XTable, ship: Ship): number {
  return table.enemiesOf(ship.seat).filter((enemy) => inArc(table, enemy, 'front', ship)).length;
}

export const tiewiwhispermodifiedinterceptor: ShipFacts = {
  id: 'tiewiwhispermodifiedinterceptor',
  name: 'TIE/wi Whisper Modified Interceptor',
  size: 'small',
  attacks: [
    { arc: 'bullseye', dice: 3 },
    { arc: 'turret', dice: 2 },
  ],
  agility: 2,
  hull: 3,
  shields: 2,
  actions: ['focus > rotate', 'evade', 'lock', 'barrel-roll > rotate', 'boost > rotate'],
  dial: '1TW 1YW 2TW 2BB 2FB 2NB 2YW 3LR 3TW 3BB 3FB 3NB 3YW 3PR 4FB 4KR 5FB 5KR',
  keywords: ['TIE'],
  shipAbility: HEAVY_WEAPON_TURRET,
  pilots: [
    {
      id: 'kyloren-tiewiwhispermodifiedinterceptor',
      name: 'Kylo Ren',
      caption: 'Supreme Leader of the First Order',
      faction: 'firstorder',
      initiative: 5,
      limited: 1,
      cost: 6,
      loadout: 18,
      slots: ['forcepower', 'forcepower', 'talent', 'missile', 'tech', 'tech', 'modification', 'configuration'],
      keywords: ['Dark Side', 'Light Side', 'TIE'],
      force: { value: 3, recovers: 1, side: ['dark', 'light'] },
      standard: true,
      text: '1 Force turns up a damage card that would be dealt facedown to an enemy you have in your bullseye arc.',
      abilities: [
        instead('deal-facedown', {
          optional: true,
          when: ({ table, self, moment: { ship } }) =>
            ship.seat !== self.ship.seat &&
            spendableForce(table, self.ship) > 0 &&
            inArc(table, self.ship, 'bullseye', ship),
          *instead({ table, self, moment: { ship } }) {
            spendForce(table, self.ship, 1);
            yield* dealDamageCard(table, ship, true, RULE);
            return true;
          },
        }),
      ],
    },
    {
      id: 'wrath',
      name: '"Wrath"',
      caption: 'Herald of Destruction',
      faction: 'firstorder',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 15,
      slots: ['talent', 'talent', 'cannon', 'tech', 'tech', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'After an attack with your bullseye weapon, if you have a red or orange token, you may make a bonus attack on a different target.',
      abilities: [
        at('bonus-attack-attacker', {
          optional: false,
          when: (context) => {
            const { table, self, moment } = context;
            return (
              youAttack(context) &&
              moment.attack.symbol === 'bullseye' &&
              [...RED, ...ORANGE].some((token) => self.ship.tokens[token] > 0) &&
              possibleShots(table, self.ship, otherTarget(moment.attack)).length > 0
            );
          },
          *effect({ table, self, moment: { attack } }) {
            yield* mayAttack(table, self.ship, otherTarget(attack));
          },
        }),
      ],
    },
    {
      id: '709thlegionace',
      name: '709th Legion Ace',
      faction: 'firstorder',
      initiative: 4,
      limited: 0,
      cost: 4,
      loadout: 10,
      slots: ['talent', 'missile', 'tech', 'tech', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
    {
      id: 'nightfall',
      name: '"Nightfall"',
      caption: '709th Legion Veteran',
      faction: 'firstorder',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 10,
      slots: ['talent', 'missile', 'tech', 'tech', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'Maneuver fully executed, or boost action done: two jam tokens go to each ship you moved through.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: ({ self, moment: { ship, full, through } }) => ship === self.ship && full && through.length > 0,
          *effect({ table, moment: { ship, through } }) {
            yield* jamAll(table, through, ship);
          },
        }),
        at('repositioned', {
          optional: false,
          when: ({ self, moment: { ship, how, through } }) =>
            ship === self.ship && how === 'boost' && through.length > 0,
          *effect({ table, moment: { ship, through } }) {
            yield* jamAll(table, through, ship);
          },
        }),
      ],
    },
    {
      id: 'whirlwind',
      name: '"Whirlwind"',
      caption: 'Reap What You Sow',
      faction: 'firstorder',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 12,
      slots: ['talent', 'talent', 'missile', 'tech', 'tech', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'Before engaging: you may remove any number of your jam tokens; then you may gain a focus token for each enemy that has you in its front arc.',
      abilities: [
        at('before-engage', {
          optional: false,
          when: ({ table, self: { ship }, moment }) =>
            moment.ship === ship && (ship.tokens.jam > 0 || hunters(table, ship) > 0),
          *effect(context) {
            const { table, self } = context;
            const { ship } = self;
            const options = Array.from({ length: ship.tokens.jam + 1 }, (_, count) => ({
              key: `${count}`,
              about: { count },
            }));
            const about = { ship: ship.id, card: self.card };
            const { count } = (yield* pickOne({ seat: ship.seat, topic: 'how-many', rule: RULE, about, options }))
              .about;
            removeToken(table, ship, 'jam', count);
            const gained = hunters(table, ship);
            if (gained > 0 && (yield* chooses(context, ship, ['focus', 'none'])) === 'focus')
              yield* gainToken(table, ship, 'focus', gained);
          },
        }),
      ],
    },
    {
      id: 'redfuryzealot',
      name: 'Red Fury Zealot',
      faction: 'firstorder',
      initiative: 2,
      limited: 0,
      cost: 4,
      loadout: 3,
      slots: ['talent', 'missile', 'tech', 'tech', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
  ],
};
