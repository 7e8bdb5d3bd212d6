import { at, modify, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { type ActionChoice, evenIfStressed, grantedAction, mayPerformAction } from '../../rules/actions.ts';
import { chargesOf, spendCharge } from '../../rules/charges.ts';
import { chooseShip, friendsAt, isAtRange } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { hasRedToken, removeRedToken } from '../../rules/redtokens.ts';
import { initiativeOf } from '../../rules/stats.ts';
import { gainToken, removeToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { GIDEON_HASK } from '../pilots/gideonhask.ts';
import { VULT_SKERRIS } from '../pilots/vultskerris.ts';
import { isDefenderDestroyed, youAttack } from '../words/attack.ts';
import { AUTOTHRUSTERS } from '../words/shipabilities.ts';

const GORAN = 'xw2.errata-ship-cards.22';

/** Commandant Goran: whom he commands. */
function commanded(table: XTable, ship: Ship): Ship[] {
  const own = initiativeOf(table, ship);
  return friendsAt(table, ship, 0, 3).filter((friend) => initiativeOf(table, friend) < own);
}

/** Commandant Goran: what he takes off. */
const NOT_STRESS = { locks: true, except: 'stress' } as const;

/** Turr Phennir: barrel roll or boost, stressed or not. */
function dodges(table: XTable, ship: Ship): ActionChoice[] {
  return evenIfStressed([grantedAction(table, ship, 'barrel-roll'), grantedAction(table, ship, 'boost')]);
}

export const tieininterceptor: ShipFacts = {
  id: 'tieininterceptor',
  name: 'TIE/in Interceptor',
  size: 'small',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 3,
  hull: 3,
  shields: 0,
  actions: ['focus', 'evade', 'barrel-roll', 'boost'],
  dial: '1TW 1YW 2TB 2BB 2FB 2NB 2YB 3LR 3TW 3BW 3FB 3NW 3YW 3PR 4FB 4KR 5FW',
  keywords: ['TIE'],
  shipAbility: AUTOTHRUSTERS,
  pilots: [
    {
      id: 'cienaree',
      name: 'Ciena Ree',
      caption: 'Look Through My Eyes',
      faction: 'galacticempire',
      initiative: 6,
      limited: 1,
      cost: 5,
      loadout: 10,
      slots: ['talent', 'talent', 'modification', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'After your attack destroyed its defender, you gain a stress token. After a friend at range 0-3 was destroyed, you remove one.',
      abilities: [
        at('after-attacking', {
          optional: false,
          when: (context) => youAttack(context) && isDefenderDestroyed(context),
          *effect({ table, self: { ship } }) {
            yield* gainToken(table, ship, 'stress', 1);
          },
        }),
        at('ship-destroyed', {
          optional: false,
          when: ({ table, self, moment: { ship } }) =>
            ship !== self.ship &&
            table.isFriendly(self.ship, ship) &&
            self.ship.tokens.stress > 0 &&
            isAtRange(table, self.ship, ship, 0, 3),
          *effect({ table, self: { ship } }) {
            removeToken(table, ship, 'stress', 1);
          },
        }),
      ],
    },
    {
      id: 'soontirfel',
      name: 'Soontir Fel',
      caption: 'Ace of Legend',
      faction: 'galacticempire',
      initiative: 6,
      limited: 1,
      cost: 6,
      loadout: 15,
      slots: ['talent', 'talent', 'modification', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'Engagement Phase starts, with an enemy in your bullseye arc: you gain a focus token.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          when: ({ table, self: { ship } }) =>
            table.enemiesOf(ship.seat).some((enemy) => inArc(table, ship, 'bullseye', enemy)),
          *effect({ table, self: { ship } }) {
            yield* gainToken(table, ship, 'focus', 1);
          },
        }),
      ],
    },
    {
      id: 'vultskerris-tieininterceptor',
      name: 'Vult Skerris',
      caption: 'Arrogant Ace',
      faction: 'galacticempire',
      initiative: 5,
      limited: 1,
      cost: 4,
      loadout: 6,
      slots: ['talent', 'modification', 'configuration'],
      keywords: ['TIE'],
      charges: { value: 1, recovers: -1 },
      standard: true,
      ...VULT_SKERRIS,
    },
    {
      id: 'commandantgoran',
      name: 'Commandant Goran',
      caption: 'Skystrike Superintendent',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 8,
      slots: ['talent', 'modification', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'Engagement Phase starts: choose a friend at range 0-3 of lower initiative than yours: if it has a red token that is not stress, it removes one and gains an evade token.',
      abilities: [
        at('start-of-engagement', {
          rule: GORAN,
          optional: false,
          when: ({ table, self }) => commanded(table, self.ship).length > 0,
          *effect({ table, self }) {
            const chosen = yield* chooseShip(self, commanded(table, self.ship), GORAN);
            // xw2.faq-cards.50: both or neither
            if (!chosen || !hasRedToken(table, chosen, NOT_STRESS)) return;
            yield* gainToken(table, chosen, 'evade', 1, { rule: GORAN, by: self.ship.seat });
            yield* removeRedToken(table, chosen, NOT_STRESS, GORAN);
          },
        }),
      ],
    },
    {
      id: 'gideonhask-tieininterceptor',
      name: 'Gideon Hask',
      caption: 'Inferno Two',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 12,
      slots: ['talent', 'talent', 'missile', 'modification', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      ...GIDEON_HASK,
    },
    {
      id: 'sabersquadronace',
      name: 'Saber Squadron Ace',
      faction: 'galacticempire',
      initiative: 4,
      limited: 0,
      cost: 4,
      loadout: 3,
      slots: ['talent', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
    {
      id: 'turrphennir',
      name: 'Turr Phennir',
      caption: 'Ambitious Ace',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 9,
      slots: ['talent', 'talent', 'modification', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'After attacking: you may take a barrel roll or boost action, stressed or not.',
      abilities: [
        at('after-attacking', {
          optional: false,
          when: ({ self, moment: { attack } }) => attack.attacker === self.ship.id,
          *effect({ table, self: { ship } }) {
            yield* mayPerformAction(table, ship, dodges(table, ship));
          },
        }),
      ],
    },
    {
      id: 'lieutenantlorrir',
      name: 'Lieutenant Lorrir',
      caption: 'Requiem for Brentaal',
      faction: 'galacticempire',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 6,
      slots: ['talent', 'modification', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'You barrel roll with the bank template instead of the straight one.',
      abilities: [
        modify('roll-template', (template, { self, moment: { ship, how } }) =>
          ship === self.ship && how !== 'decloak' ? 'bank' : template,
        ),
      ],
    },
    {
      id: 'nashwindrider',
      name: 'Nash Windrider',
      caption: 'Alderaanian Zealot',
      faction: 'galacticempire',
      initiative: 2,
      limited: 1,
      cost: 4,
      loadout: 6,
      slots: ['missile', 'modification', 'configuration'],
      keywords: ['TIE'],
      charges: { value: 1, recovers: 1 },
      standard: true,
      text: 'When a small friend at range 0-3 is destroyed in the Engagement Phase before it engaged, you may pay 1 charge: it engages at the initiative that is engaging now.',
      abilities: [
        at('ship-destroyed', {
          optional: true,
          when: ({ table, self, moment: { ship } }) =>
            table.state.engaging !== null &&
            chargesOf(self) > 0 &&
            table.isFriendly(self.ship, ship) &&
            ship.place === 'play' &&
            !ship.acted &&
            table.sizeOf(ship) === 'small' &&
            isAtRange(table, self.ship, ship, 0, 3),
          *effect({ table, self, moment: { ship } }) {
            const { engaging } = table.state;
            if (engaging === null) return;
            spendCharge(table, self, 1);
            ship.initiatives.push({ value: engaging, until: 'phase' });
            table.emit({ type: 'initiative', rule: RULE, ship: ship.id, value: engaging });
          },
        }),
      ],
    },
    {
      id: 'alphasquadronpilot',
      name: 'Alpha Squadron Pilot',
      faction: 'galacticempire',
      initiative: 1,
      limited: 0,
      cost: 4,
      loadout: 2,
      slots: ['talent', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
  ],
};
