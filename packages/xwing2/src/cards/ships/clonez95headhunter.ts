import { type Bearing, kindOf, maneuverWith, sideOf } from '@rangefinder/xwing';
import { at, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { grantedAction, mayPerformAction } from '../../rules/actions.ts';
import { chargesOf, spendCharge } from '../../rules/charges.ts';
import { friendsAt, isAtRange } from '../../rules/choose.ts';
import { revealedManeuver } from '../../rules/revealed.ts';
import { hullOf } from '../../rules/stats.ts';
import { gainToken, ORANGE, RED } from '../../rules/tokens.ts';
import type { Ship, Token } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { HAWK } from '../pilots/hawk.ts';
import { WARTHOG } from '../pilots/warthog.ts';
import { type DuringAttack, friendInAttack, youAttack } from '../words/attack.ts';
import { rerollsAttackDice } from '../words/dice.ts';

function count({ tokens }: Ship, kinds: readonly Token[]): number {
  return kinds.reduce((sum, token) => sum + tokens[token], 0);
}

/** "Stub": whether the revealed speed is even; undefined without one. */
function speedIsEven(table: XTable, ship: Ship): boolean | undefined {
  const speed = revealedManeuver(table, ship)?.speed;
  return speed === undefined ? undefined : speed % 2 === 0;
}

/** "Killer": the hull that the defender has left, which may be a remote (xw2.attacking-remotes.1). */
function hullLeft({ table, moment: { attack } }: DuringAttack): number {
  const ship = table.ship(attack.defender);
  const { damage } = table.findDevice(attack.defender) ?? ship;
  return hullOf(table, ship) - damage.length;
}

/** "Slider": the sideslip of a bank. */
function sideslip(bearing: Bearing): Bearing {
  return sideOf(bearing) === 'left' ? 'left-sideslip-bank' : 'right-sideslip-bank';
}

export const clonez95headhunter: ShipFacts = {
  id: 'clonez95headhunter',
  name: 'Clone Z-95 Headhunter',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 2,
  hull: 2,
  shields: 2,
  actions: ['focus', 'lock', 'red barrel-roll'],
  dial: '1BW 1FB 1NW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 3KR 4FW 4KR',
  shipAbility: {
    name: 'Versatile Frame',
    text: 'You can equip one torpedo or missile. As long as you show a blue maneuver, you have a white boost on your action bar.',
    hardpoint: ['torpedo', 'missile'],
    abilities: [
      modify('action-bar', (bar, { table, self, moment: ship }) =>
        ship === self.ship && revealedManeuver(table, ship)?.difficulty === 'blue'
          ? [...bar, { action: 'boost', difficulty: 'white', linked: undefined }]
          : bar,
      ),
    ],
  },
  pilots: [
    {
      id: 'knack',
      name: '"Knack"',
      caption: 'Incautious Instructor',
      faction: 'galacticrepublic',
      initiative: 5,
      limited: 1,
      cost: 3,
      loadout: 7,
      slots: ['talent', 'talent', 'sensor', 'modification'],
      handsOn: ['talent'],
      keywords: ['Clone'],
      standard: true,
      text: 'After you were destroyed, you may hand one of your talents to a friend that is not limited.',
      abilities: [
        at('ship-destroyed', {
          optional: false,
          when: ({ self, moment: { ship } }) => ship === self.ship,
          *effect({ table, self: { ship, card } }) {
            const talents = ship.upgrades.filter(({ id }) => table.cards.upgrade(id).fills.includes('talent'));
            const heirs = table
              .friendsOf(ship)
              .filter((friend) => friend !== ship && !friend.destroyed && table.pilot(friend).limited === 0);
            const { gift } = yield* pickOne({
              seat: ship.seat,
              topic: 'give-upgrade',
              rule: RULE,
              about: { ship: ship.id, card },
              options: [
                { key: 'none' as const, gift: null },
                ...talents.flatMap((talent) =>
                  heirs.map((heir) => ({
                    key: `${talent.id}:${heir.id}`,
                    about: { card: talent.id, piece: heir.id },
                    gift: { talent, heir },
                  })),
                ),
              ],
            });
            if (!gift) return;
            ship.upgrades.splice(ship.upgrades.indexOf(gift.talent), 1);
            gift.heir.upgrades.push(gift.talent);
            table.changed();
          },
        }),
      ],
    },
    {
      id: 'hawk-clonez95headhunter',
      name: '"Hawk"',
      caption: 'Valkyrie 2929',
      faction: 'galacticrepublic',
      initiative: 4,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'sensor', 'modification', 'modification'],
      keywords: ['Clone'],
      standard: true,
      ...HAWK,
    },
    {
      id: 'slider',
      name: '"Slider"',
      caption: 'Evasive Aviator',
      faction: 'galacticrepublic',
      initiative: 4,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'talent', 'sensor', 'modification', 'modification'],
      keywords: ['Clone'],
      charges: { value: 2, recovers: 1 },
      standard: true,
      text: 'A bank of speed 2 that you reveal you may fly as a sideslip, for 2 charges.',
      abilities: [
        at('before-maneuver', {
          rule: 'xw2.sideslip.9',
          optional: true,
          when: ({ self, moment: { ship, maneuver } }) =>
            ship === self.ship && maneuver.speed === 2 && kindOf(maneuver.bearing) === 'bank' && chargesOf(self) >= 2,
          *effect({ table, self, moment }) {
            spendCharge(table, self, 2);
            moment.maneuver = maneuverWith(moment.maneuver, { bearing: sideslip(moment.maneuver.bearing) });
          },
        }),
      ],
    },
    {
      id: 'boost',
      name: '"Boost"',
      caption: 'CT4860',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'talent', 'sensor', 'modification'],
      keywords: ['Clone'],
      standard: true,
      text: 'If you or a friend no further than range 1 revealed a blue maneuver, you may boost, as an action, when the Engagement Phase begins.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          when: ({ table, self: { ship } }) =>
            friendsAt(table, ship, 0, 1).some((friend) => revealedManeuver(table, friend)?.difficulty === 'blue'),
          *effect({ table, self: { ship } }) {
            yield* mayPerformAction(table, ship, [grantedAction(table, ship, 'boost')]);
          },
        }),
      ],
    },
    {
      id: 'drift',
      name: '"Drift"',
      caption: 'CT-1020',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 5,
      slots: ['talent', 'sensor', 'modification'],
      keywords: ['Clone'],
      standard: true,
      text: 'While you have exactly one red or exactly one orange token, friends at range 0-1, you among them, may reroll one attack die.',
      abilities: [
        rerollsAttackDice({
          by: 'attacker',
          when: (context) => {
            const { table, self } = context;
            const attacker = friendInAttack(context, 'attack');
            const one = count(self.ship, RED) === 1 || count(self.ship, ORANGE) === 1;
            return one && attacker !== undefined && isAtRange(table, self.ship, attacker, 0, 1);
          },
        }),
      ],
    },
    {
      id: 'reapersquadronscout',
      name: 'Reaper Squadron Scout',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 0,
      cost: 3,
      loadout: 2,
      slots: ['talent', 'sensor'],
      keywords: ['Clone'],
      standard: true,
      abilities: [],
    },
    {
      id: 'stub',
      name: '"Stub"',
      caption: 'Scrappy Flier',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'sensor', 'modification'],
      keywords: ['Clone'],
      standard: true,
      text: 'With an even revealed speed you roll 1 more defense die; with an odd one, 1 more attack die in primary attacks.',
      abilities: [
        modify('defense-dice', (dice, { table, self: { ship }, moment }) =>
          moment.defender === ship.id && speedIsEven(table, ship) === true ? dice + 1 : dice,
        ),
        modify('attack-dice', (dice, { table, self: { ship }, moment }) =>
          moment.attacker === ship.id && moment.kind === 'primary' && speedIsEven(table, ship) === false
            ? dice + 1
            : dice,
        ),
      ],
    },
    {
      id: 'warthog-clonez95headhunter',
      name: '"Warthog"',
      caption: 'Veteran of Kadavo',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 10,
      slots: ['talent', 'sensor', 'modification'],
      keywords: ['Clone'],
      standard: true,
      ...WARTHOG,
    },
    {
      id: '7thskycorpspilot',
      name: '7th Sky Corps Pilot',
      faction: 'galacticrepublic',
      initiative: 2,
      limited: 0,
      cost: 3,
      loadout: 3,
      slots: ['sensor', 'modification'],
      keywords: ['Clone'],
      standard: true,
      abilities: [],
    },
    {
      id: 'killer',
      name: '"Killer"',
      caption: 'Dependable Closer',
      faction: 'galacticrepublic',
      initiative: 2,
      limited: 1,
      cost: 3,
      loadout: 11,
      slots: ['talent', 'talent', 'sensor', 'cannon', 'modification'],
      keywords: ['Clone'],
      standard: true,
      text: 'Against a ship with two or fewer hull left you may roll 1 more attack die; then you gain a deplete token once the dice are rolled.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: (context) => youAttack(context) && hullLeft(context) <= 2,
          *effect({ self, moment: { attack } }) {
            attack.moreAttackDice++;
            attack.memory[self.card] = 1;
          },
        }),
        at('attack-dice-rolled', {
          optional: false,
          when: (context) => youAttack(context) && context.moment.attack.memory[context.self.card] === 1,
          *effect({ table, self: { ship } }) {
            yield* gainToken(table, ship, 'deplete', 1);
          },
        }),
      ],
    },
  ],
};
