import { lookAtFacedown } from '@rangefinder/xwing';
import { at, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { grantedAction, mayPerformAction, standardActions } from '../../rules/actions.ts';
import { recoverForce } from '../../rules/charges.ts';
import { exposeDamageCard, sufferDamage } from '../../rules/damage.ts';
import { flipUpgrade, isTwoSided } from '../../rules/flip.ts';
import { rollOutsideAttack } from '../../rules/roll.ts';
import { forceCapacity } from '../../rules/stats.ts';
import { removeToken } from '../../rules/tokens.ts';
import type { Equipped } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { GARVEN_DREIS } from '../pilots/garvendreis.ts';
import { isInAttackArc, youAttack } from '../words/attack.ts';

export const t65xwing: ShipFacts = {
  id: 't65xwing',
  name: 'T-65 X-wing',
  size: 'small',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 2,
  hull: 4,
  shields: 2,
  actions: ['focus', 'lock', 'barrel-roll'],
  dial: '1BB 1FB 1NB 2TW 2BB 2FB 2NB 2YW 3ER 3TW 3BW 3FW 3NW 3YW 3RR 4FW 4KR',
  keywords: ['X-wing'],
  pilots: [
    {
      id: 'wedgeantilles',
      name: 'Wedge Antilles',
      caption: 'Red Two',
      faction: 'rebelalliance',
      initiative: 6,
      limited: 1,
      cost: 6,
      loadout: 18,
      slots: ['talent', 'talent', 'torpedo', 'astromech', 'modification', 'configuration'],
      keywords: ['X-wing'],
      standard: true,
      text: 'The ships you attack roll 1 fewer defense die.',
      abilities: [
        modify('defense-dice', (dice, { self, moment }) => (moment.attacker === self.ship.id ? dice - 1 : dice)),
      ],
    },
    {
      id: 'lukeskywalker',
      name: 'Luke Skywalker',
      caption: 'Red Five',
      faction: 'rebelalliance',
      initiative: 5,
      limited: 1,
      cost: 6,
      loadout: 22,
      slots: ['talent', 'torpedo', 'astromech', 'modification', 'forcepower', 'configuration'],
      keywords: ['Light Side', 'X-wing'],
      force: { value: 2, recovers: 1, side: ['light'] },
      standard: true,
      text: 'You have become the defender: recover 1 Force, if you like, before any roll.',
      abilities: [
        at('defender-declared', {
          optional: true,
          when: ({ table, self, moment }) =>
            moment.attack.defender === self.ship.id && self.ship.force < forceCapacity(table, self.ship),
          *effect({ table, self }) {
            recoverForce(table, self.ship, 1);
          },
        }),
      ],
    },
    {
      id: 'thanekyrell',
      name: 'Thane Kyrell',
      caption: 'Corona Four',
      faction: 'rebelalliance',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 14,
      slots: ['talent', 'torpedo', 'astromech', 'configuration'],
      keywords: ['X-wing'],
      standard: true,
      text: 'Attacking: you may give up one of your focus, hit or crit results: you look at the facedown damage cards of the defender and turn one of them faceup.',
      abilities: [
        at('modify-attack-dice', {
          optional: true,
          when: (context) => {
            const {
              table,
              moment: { attack },
            } = context;
            const defender = table.findShip(attack.defender);
            return (
              youAttack(context) &&
              (defender?.damage ?? []).some(({ faceup }) => !faceup) &&
              attack.attackDice.some(({ face }) => face !== 'blank')
            );
          },
          *effect({ table, self, moment: { attack } }) {
            const { seat } = self.ship;
            const about = { ship: self.ship.id, card: self.card };
            const faces = (['focus', 'hit', 'crit'] as const).filter((face) =>
              attack.attackDice.some((die) => die.face === face),
            );
            const { key: spent } = yield* pickOne({
              seat,
              topic: 'spend-result',
              rule: 'xw2.dice-modification.5',
              about,
              options: faces.map((key) => ({ key })),
            });
            attack.attackDice.splice(
              attack.attackDice.findIndex(({ face }) => face === spent),
              1,
            );
            const defender = table.ship(attack.defender);
            const options = lookAtFacedown(defender).map((card) => ({
              key: `${card.card}:${defender.damage.indexOf(card)}`,
              about: { card: card.card, place: defender.damage.indexOf(card) },
              card,
            }));
            // Asked even about a single card: only this player looks at what lies facedown.
            const { card } = yield* pickOne({ seat, topic: 'expose', rule: RULE, about, options, secret: true });
            yield* exposeDamageCard(table, defender, RULE, card);
          },
        }),
      ],
    },
    {
      id: 'garvendreis-t65xwing',
      name: 'Garven Dreis',
      caption: 'Red Leader',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 16,
      slots: ['talent', 'torpedo', 'astromech', 'modification', 'configuration'],
      keywords: ['X-wing'],
      standard: true,
      ...GARVEN_DREIS,
    },
    {
      id: 'jekporkins',
      name: 'Jek Porkins',
      caption: 'Red Six',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 15,
      slots: ['torpedo', 'astromech', 'talent', 'configuration'],
      keywords: ['X-wing'],
      standard: true,
      text: 'Whenever you gain a stress token, you may get rid of it by rolling an attack die; a hit on it costs you one damage.',
      abilities: [
        at('token-gained', {
          optional: true,
          when: ({ self, moment }) =>
            moment.ship === self.ship && moment.token === 'stress' && self.ship.tokens.stress > 0,
          *effect({ table, self }) {
            const [face] = yield* rollOutsideAttack(table, self.ship, 1, self.card);
            removeToken(table, self.ship, 'stress', 1);
            if (face === 'hit') yield* sufferDamage(table, self.ship, 'hit', 1, { rule: RULE });
          },
        }),
      ],
    },
    {
      id: 'kullbeesperado',
      name: 'Kullbee Sperado',
      caption: 'Enigmatic Gunslinger',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 7,
      slots: ['talent', 'missile', 'astromech', 'illicit', 'configuration'],
      keywords: ['Partisan', 'X-wing'],
      standard: true,
      text: 'After a barrel roll or boost action you may turn your configuration card over.',
      abilities: [
        at('action-performed', {
          optional: true,
          when: ({ table, self, moment }) =>
            moment.ship === self.ship &&
            (moment.action === 'barrel-roll' || moment.action === 'boost') &&
            self.ship.upgrades.some((one) => isFlippableConfiguration(table, one)),
          *effect({ table, self }) {
            const configuration = self.ship.upgrades.find((one) => isFlippableConfiguration(table, one));
            if (configuration) flipUpgrade(table, self.ship, configuration);
          },
        }),
      ],
    },
    {
      id: 'biggsdarklighter',
      name: 'Biggs Darklighter',
      caption: 'Red Three',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 18,
      slots: ['torpedo', 'astromech', 'modification', 'configuration'],
      keywords: ['X-wing'],
      standard: true,
      text: 'When another friend at range 0-1 is attacked and you stand in the attack arc, you may take one damage upon yourself before results neutralize each other: it cancels one result of that kind.',
      abilities: [
        at('before-neutralize', {
          optional: false,
          when: ({ table, self, moment: { attack } }) => {
            const defender = table.findShip(attack.defender);
            return (
              defender !== undefined &&
              defender !== self.ship &&
              table.isFriendly(self.ship, defender) &&
              table.range(self.ship, defender) <= 1 &&
              isInAttackArc(table, attack, self.ship) &&
              attack.attackDice.some(({ face }) => face === 'hit' || face === 'crit')
            );
          },
          *effect({ table, self, moment: { attack } }) {
            const faces = (['hit', 'crit'] as const).filter((face) =>
              attack.attackDice.some((die) => die.face === face),
            );
            const options = [...faces.map((key) => ({ key, kind: key })), { key: 'none' as const, kind: null }];
            const { kind } = yield* pickOne({
              seat: self.ship.seat,
              topic: 'suffer-for',
              rule: RULE,
              about: { ship: self.ship.id, card: self.card, defender: attack.defender },
              options,
            });
            if (!kind) return;
            yield* sufferDamage(table, self.ship, kind, 1, { rule: RULE });
            attack.attackDice.splice(
              attack.attackDice.findIndex(({ face }) => face === kind),
              1,
            );
          },
        }),
      ],
    },
    {
      id: 'leevantenza',
      name: 'Leevan Tenza',
      caption: 'Rebel Alliance Defector',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 8,
      slots: ['talent', 'missile', 'astromech', 'illicit', 'configuration'],
      keywords: ['Partisan', 'X-wing'],
      standard: true,
      text: 'After a barrel roll or boost action you may take a red evade action.',
      abilities: [
        at('action-performed', {
          optional: false,
          when: ({ self, moment }) =>
            moment.ship === self.ship && (moment.action === 'barrel-roll' || moment.action === 'boost'),
          *effect({ table, self }) {
            yield* mayPerformAction(table, self.ship, [grantedAction(table, self.ship, 'evade', 'red')]);
          },
        }),
      ],
    },
    {
      id: 'redsquadronveteran',
      name: 'Red Squadron Veteran',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 0,
      cost: 5,
      loadout: 3,
      slots: ['talent', 'astromech', 'configuration'],
      keywords: ['X-wing'],
      standard: true,
      abilities: [],
    },
    {
      id: 'bluesquadronescort',
      name: 'Blue Squadron Escort',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 0,
      cost: 5,
      loadout: 4,
      slots: ['astromech', 'configuration'],
      keywords: ['X-wing'],
      standard: true,
      abilities: [],
    },
    {
      id: 'edriotwotubes',
      name: 'Edrio Two Tubes',
      caption: 'Cavern Angels Veteran',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 1,
      cost: 4,
      loadout: 10,
      slots: ['missile', 'illicit', 'configuration'],
      keywords: ['Partisan', 'X-wing'],
      standard: true,
      text: 'Before activating: you may take an action if you have a focus token.',
      abilities: [
        at('before-activate', {
          rule: 'xw2.errata-saws-renegades-tie-reaper.2',
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship && self.ship.tokens.focus > 0,
          *effect({ table, self }) {
            const rule = 'xw2.errata-saws-renegades-tie-reaper.2';
            yield* mayPerformAction(table, self.ship, standardActions(table, self.ship), rule);
          },
        }),
      ],
    },
    {
      id: 'cavernangelszealot',
      name: 'Cavern Angels Zealot',
      faction: 'rebelalliance',
      initiative: 1,
      limited: 0,
      cost: 5,
      loadout: 4,
      slots: ['astromech', 'illicit', 'configuration'],
      keywords: ['Partisan', 'X-wing'],
      standard: true,
      abilities: [],
    },
  ],
};

function isFlippableConfiguration(table: XTable, upgrade: Equipped): boolean {
  return isTwoSided(table, upgrade) && table.cards.upgrade(upgrade.id).fills.includes('configuration');
}
