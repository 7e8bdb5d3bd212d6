import { at, byCardOf, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { mayAttack } from '../../rules/attack.ts';
import { spendCharge } from '../../rules/charges.ts';
import { enemiesAt, mayChooseShip } from '../../rules/choose.ts';
import { acquireLock, lockTargets } from '../../rules/lock.ts';
import { inArc } from '../../rules/measure.ts';
import { type AttackOptions, possibleShots } from '../../rules/possibleshots.ts';
import { hasRedToken, removeRedToken } from '../../rules/redtokens.ts';
import { revealedManeuver } from '../../rules/revealed.ts';
import { GREEN, gainToken, removeToken } from '../../rules/tokens.ts';
import type { Equipped, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { attackerOf, friendInAttack, isInAttackArc, youAttack, youDefend } from '../words/attack.ts';
import { rerollsOwn, turnOne } from '../words/dice.ts';

/** Enemy ships close ahead that Dirk Ullodin could lock. */
function closeAhead(t: XTable, ship: Ship) {
  return lockTargets(t, ship).filter(({ key }) => {
    const enemy = t.findShip(key);
    return (
      enemy !== undefined && enemy.seat !== ship.seat && t.range(ship, enemy) === 1 && inArc(t, ship, 'front', enemy)
    );
  });
}

function isLoadedTorpedo(table: XTable, { id, charges }: Equipped): boolean {
  return charges > 0 && table.cards.upgrade(id).fills.includes('torpedo');
}

/** Bodica Venj's answer to an attack on a friend. */
function primaryAttackOn(attacker: string): AttackOptions {
  return {
    bonus: true,
    rule: RULE,
    weapons: ({ kind }) => kind === 'primary',
    targets: (target) => target === attacker,
  };
}

export const fangfighter: ShipFacts = {
  id: 'fangfighter',
  name: 'Fang Fighter',
  size: 'small',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 3,
  hull: 4,
  shields: 0,
  actions: ['focus', 'lock', 'barrel-roll > red focus', 'boost > red focus'],
  dial: '1TW 1YW 2ER 2TB 2BB 2FB 2NB 2YB 2RR 3TW 3BW 3FB 3NW 3YW 4FW 4KR 5FW',
  keywords: ['Mandalorian'],
  shipAbility: {
    name: 'Concordia Faceoff',
    text: 'When you defend at attack range 1 in the front arc of the attacker, one of your results becomes an evade.',
    abilities: [
      at('modify-defense-dice', {
        optional: false,
        when: (context) => {
          const {
            table,
            self,
            moment: { attack },
          } = context;
          return (
            youDefend(context) &&
            attack.range === 1 &&
            inArc(table, attackerOf(context), 'front', self.ship) &&
            attack.defenseDice.some(({ face }) => face !== 'evade')
          );
        },
        *effect({ self, moment: { attack } }) {
          yield* turnOne({ self }, attack.defenseDice, ['blank', 'focus'], 'evade');
        },
      }),
    ],
  },
  pilots: [
    {
      id: 'fennrau-rebel-fang',
      name: 'Fenn Rau',
      caption: 'Mandalorian Protector',
      faction: 'rebelalliance',
      initiative: 6,
      limited: 1,
      cost: 6,
      loadout: 16,
      slots: ['talent', 'talent', 'torpedo', 'modification'],
      keywords: ['Mandalorian'],
      standard: true,
      text: 'Before a friend at range 1-2 engages with an enemy in its front arc at range 1, it may remove one of its red tokens that is no lock.',
      abilities: [
        at('before-engage', {
          optional: true,
          when: ({ table, self, moment: { ship } }) => {
            const range = table.range(self.ship, ship);
            return (
              table.isFriendly(self.ship, ship) &&
              range >= 1 &&
              range <= 2 &&
              hasRedToken(table, ship, { locks: false }) &&
              enemiesAt(table, ship, 1, 1).some((enemy) => inArc(table, ship, 'front', enemy))
            );
          },
          *effect({ table, moment: { ship } }) {
            yield* removeRedToken(table, ship, { locks: false });
          },
        }),
      ],
    },
    {
      id: 'bodicavenj',
      name: 'Bodica Venj',
      caption: 'Wrathful Warrior',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 6,
      slots: ['talent', 'talent', 'torpedo', 'modification'],
      keywords: ['Mandalorian'],
      standard: true,
      text: 'After another friend defended you may attack the attacker with a primary weapon as a bonus attack, unless you are depleted; after it you gain a deplete token.',
      abilities: [
        at('bonus-attack-defender', {
          optional: false,
          when: (context) => {
            const { table, self, moment } = context;
            const defender = friendInAttack(context, 'defense');
            return (
              defender !== undefined &&
              defender !== self.ship &&
              self.ship.tokens.deplete === 0 &&
              possibleShots(table, self.ship, primaryAttackOn(moment.attack.attacker)).length > 0
            );
          },
          *effect({ table, self, moment: { attack } }) {
            if (yield* mayAttack(table, self.ship, primaryAttackOn(attack.attacker)))
              yield* gainToken(table, self.ship, 'deplete', 1);
          },
        }),
      ],
    },
    {
      id: 'clanwrenvolunteer',
      name: 'Clan Wren Volunteer',
      caption: 'Unlikely Ally',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 2,
      cost: 5,
      loadout: 10,
      slots: ['talent', 'torpedo', 'modification', 'modification'],
      keywords: ['Mandalorian'],
      standard: true,
      text: 'Attacking at range 1 you may reroll one die if a friend at range 1 revealed a maneuver of the same speed as yours.',
      abilities: [
        ...rerollsOwn(['attack'], ({ table, self, moment: { attack } }) => {
          const speed = revealedManeuver(table, self.ship)?.speed;
          if (attack.range !== 1 || speed === undefined) return 0;
          const matched = table
            .friendsOf(self.ship)
            .some((ship) => table.range(self.ship, ship) === 1 && revealedManeuver(table, ship)?.speed === speed);
          return matched ? 1 : 0;
        }),
      ],
    },
    {
      id: 'dirkullodin',
      name: 'Dirk Ullodin',
      caption: 'Aspiring Commando',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 10,
      slots: ['torpedo', 'modification'],
      keywords: ['Mandalorian'],
      standard: true,
      text: 'After fully executing a red maneuver, or a red action, you may lock an enemy in your front arc at range 1.',
      abilities: [
        at('maneuver-executed', {
          optional: true,
          when: ({ table, self, moment }) =>
            moment.ship === self.ship &&
            moment.full &&
            moment.maneuver.difficulty === 'red' &&
            closeAhead(table, self.ship).length > 0,
          *effect({ table, self }) {
            yield* acquireLock(table, self.ship, RULE, closeAhead(table, self.ship));
          },
        }),
        at('action-performed', {
          optional: true,
          when: ({ table, self, moment }) =>
            moment.ship === self.ship && moment.difficulty === 'red' && closeAhead(table, self.ship).length > 0,
          *effect({ table, self }) {
            yield* acquireLock(table, self.ship, RULE, closeAhead(table, self.ship));
          },
        }),
      ],
    },
    {
      id: 'fennrau',
      name: 'Fenn Rau',
      caption: 'Skull Leader',
      faction: 'scumandvillainy',
      initiative: 6,
      limited: 1,
      cost: 7,
      loadout: 18,
      slots: ['talent', 'talent', 'modification', 'torpedo'],
      keywords: ['Mandalorian'],
      standard: true,
      text: 'At attack range 1 you may roll 1 more die, attacking or defending.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: (context) => youAttack(context) && context.moment.attack.range === 1,
          *effect({ moment: { attack } }) {
            attack.moreAttackDice++;
          },
        }),
        at('before-defense-dice', {
          optional: true,
          when: (context) => youDefend(context) && context.moment.attack.range === 1,
          *effect({ moment: { attack } }) {
            attack.moreDefenseDice++;
          },
        }),
      ],
    },
    {
      id: 'oldteroch',
      name: 'Old Teroch',
      caption: 'Mandalorian Mentor',
      faction: 'scumandvillainy',
      initiative: 5,
      limited: 1,
      cost: 6,
      loadout: 16,
      slots: ['talent', 'talent', 'torpedo', 'modification'],
      keywords: ['Mandalorian'],
      standard: true,
      text: 'Engagement Phase starts: you may choose an enemy at range 1: if you stand in its front arc, it loses all its green tokens.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          *effect({ table, self }) {
            const enemy = yield* mayChooseShip(self, enemiesAt(table, self.ship, 1, 1));
            if (!enemy || !inArc(table, enemy, 'front', self.ship)) return;
            for (const token of GREEN) removeToken(table, enemy, token, enemy.tokens[token]);
          },
        }),
      ],
    },
    {
      id: 'joyrekkoff',
      name: 'Joy Rekkoff',
      caption: 'Skull Squadron Ace',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 11,
      slots: ['talent', 'missile', 'torpedo', 'modification'],
      keywords: ['Mandalorian'],
      standard: true,
      text: 'Attacking: you may pay a charge of a torpedo you carry: it costs the defender 1 defense die.',
      abilities: [
        at('before-defense-dice', {
          optional: true,
          when: (context) =>
            youAttack(context) && context.self.ship.upgrades.some((one) => isLoadedTorpedo(context.table, one)),
          *effect({ table, self, moment: { attack } }) {
            const { ship } = self;
            const options = ship.upgrades
              .filter((one) => isLoadedTorpedo(table, one))
              .map((upgrade) => ({ key: upgrade.id, about: { card: upgrade.id }, upgrade }));
            const about = { ship: ship.id, card: self.card };
            const { upgrade } = yield* pickOne({ seat: ship.seat, topic: 'spend-torpedo', rule: RULE, about, options });
            spendCharge(table, { ship, upgrade }, 1);
            attack.moreDefenseDice--;
          },
        }),
      ],
    },
    {
      id: 'kadsolus',
      name: 'Kad Solus',
      caption: 'Skilled Commando',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 12,
      slots: ['talent', 'missile', 'modification'],
      keywords: ['Mandalorian'],
      standard: true,
      text: 'Red maneuver fully executed: you gain two focus tokens.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship && moment.full && moment.maneuver.difficulty === 'red',
          *effect({ table, self }) {
            yield* gainToken(table, self.ship, 'focus', 2);
          },
        }),
      ],
    },
    {
      id: 'mandalorianroyalguard',
      name: 'Mandalorian Royal Guard',
      caption: 'Selfless Protector',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 2,
      cost: 5,
      loadout: 10,
      slots: ['talent', 'missile', 'modification'],
      keywords: ['Mandalorian'],
      standard: true,
      text: 'When a friend that is not small defends and you stand in the attack arc, you may gain a deplete and a strain token: the defender may turn one result into an evade.',
      abilities: [
        at('defender-modifies-defense-dice', {
          optional: true,
          when: (context) => {
            const {
              table,
              self,
              moment: { attack },
            } = context;
            const defender = friendInAttack(context, 'defense');
            return (
              defender !== undefined &&
              table.sizeOf(defender) !== 'small' &&
              isInAttackArc(table, attack, self.ship) &&
              attack.defenseDice.some(({ face }) => face !== 'evade')
            );
          },
          *effect({ table, self, moment: { attack } }) {
            const source = byCardOf(self.ship);
            yield* gainToken(table, self.ship, 'deplete', 1, source);
            yield* gainToken(table, self.ship, 'strain', 1, source);
            yield* turnOne({ self }, attack.defenseDice, ['blank', 'focus'], 'evade');
          },
        }),
      ],
    },
    {
      id: 'skullsquadronpilot',
      name: 'Skull Squadron Pilot',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 0,
      cost: 5,
      loadout: 6,
      slots: ['torpedo', 'modification'],
      keywords: ['Mandalorian'],
      standard: true,
      abilities: [],
    },
    {
      id: 'zealousrecruit',
      name: 'Zealous Recruit',
      faction: 'scumandvillainy',
      initiative: 1,
      limited: 0,
      cost: 5,
      loadout: 8,
      slots: ['modification', 'modification'],
      keywords: ['Mandalorian'],
      standard: true,
      abilities: [],
    },
  ],
};
