import { type AbilityContext, at, modify, type Weapon } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { type ActionChoice, cardActions } from '../../rules/actions.ts';
import { bombCards } from '../../rules/bombs.ts';
import { restoreUpgrade } from '../../rules/upgrades.ts';
import { otherFriend } from '../words/attack.ts';
import { rerollsAttackDice } from '../words/dice.ts';
import { isUnused, markUsed, offersFreeAction } from '../words/phrases.ts';

/** A weapon that reaches one range further both ways. */
function stretched(weapon: Weapon): Weapon {
  const [near, far] = weapon.range;
  return { ...weapon, range: [Math.max(1, near - 1), Math.min(3, far + 1)] };
}

/** The "Action:" headers of a ship's bomb cards. */
function bombActions({ table, self: { ship } }: AbilityContext<unknown>): readonly ActionChoice[] {
  const bombs = bombCards(table, ship, 'action').map(({ upgrade }) => upgrade.id);
  return cardActions(table, ship).filter(({ card }) => bombs.some((bomb) => bomb === card));
}

export const tiebomber: ShipFacts = {
  id: 'tiebomber',
  name: 'TIE Bomber',
  size: 'small',
  attack: 2,
  arcs: ['front'],
  agility: 2,
  hull: 6,
  shields: 0,
  actions: ['focus', 'lock', 'barrel-roll'],
  dial: '1BW 1FG 1NW 2TR 2BG 2FG 2NG 2YR 3TW 3BW 3FG 3NW 3YW 4FW 5KR',
  pilots: [
    {
      id: 'tomaxbren',
      name: 'Tomax Bren',
      allegiance: 'galacticempire',
      skill: 8,
      limited: 1,
      cost: 24,
      slots: ['bomb', 'elite', 'torpedo', 'torpedo', 'missile', 'missile'],
      text: 'Once a round, after you discard an Elite card: turn it faceup again.',
      abilities: [
        at('upgrade-discarded', {
          optional: false,
          when: ({ table, self, moment: { ship, upgrade } }) =>
            ship === self.ship && isUnused(self) && table.cards.upgrade(upgrade.id).fills.includes('elite'),
          *effect({ table, self, moment: { ship, upgrade } }) {
            markUsed(self);
            restoreUpgrade(table, ship, upgrade);
          },
        }),
      ],
    },
    {
      id: 'majorrhymer',
      name: 'Major Rhymer',
      allegiance: 'galacticempire',
      skill: 7,
      limited: 1,
      cost: 26,
      slots: ['elite', 'torpedo', 'torpedo', 'missile', 'missile', 'bomb'],
      text: 'The ranges of your secondary weapons reach 1 further, and 1 nearer, within range 1-3.',
      abilities: [
        modify('weapons', (weapons, { self, moment }) =>
          moment === self.ship
            ? weapons.map((weapon) => (weapon.kind === 'secondary' ? stretched(weapon) : weapon))
            : weapons,
        ),
      ],
    },
    {
      id: 'captainjonus',
      name: 'Captain Jonus',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 1,
      cost: 22,
      slots: ['elite', 'torpedo', 'torpedo', 'missile', 'missile', 'bomb'],
      text: 'Another friend at range 1 that attacks with a secondary weapon rolls up to two attack dice again if it likes.',
      abilities: [
        rerollsAttackDice({
          by: 'attacker',
          most: 2,
          when: (context) =>
            context.moment.attack.kind === 'secondary' && otherFriend(context, 'attacker', 1) !== undefined,
        }),
      ],
    },
    {
      id: 'gammasquadronveteran',
      name: 'Gamma Squadron Veteran',
      allegiance: 'galacticempire',
      skill: 5,
      limited: 0,
      cost: 19,
      slots: ['bomb', 'elite', 'missile', 'missile', 'torpedo', 'torpedo'],
      abilities: [],
    },
    {
      id: 'gammasquadronpilot',
      name: 'Gamma Squadron Pilot',
      allegiance: 'galacticempire',
      skill: 4,
      limited: 0,
      cost: 18,
      slots: ['torpedo', 'torpedo', 'missile', 'missile', 'bomb'],
      abilities: [],
    },
    {
      id: 'deathfire',
      name: '"Deathfire"',
      allegiance: 'galacticempire',
      skill: 3,
      limited: 1,
      cost: 17,
      slots: ['bomb', 'missile', 'missile', 'torpedo', 'torpedo'],
      text: 'Your dial is revealed, or you have just taken an action: use the action of one of your bomb cards for free if you like.',
      abilities: [
        offersFreeAction('dial-revealed', ({ self, moment }) => moment.ship === self.ship, bombActions),
        offersFreeAction('action-performed', ({ self, moment }) => moment.ship === self.ship, bombActions),
      ],
    },
    {
      id: 'scimitarsquadronpilot',
      name: 'Scimitar Squadron Pilot',
      allegiance: 'galacticempire',
      skill: 2,
      limited: 0,
      cost: 16,
      slots: ['torpedo', 'torpedo', 'missile', 'missile', 'bomb'],
      abilities: [],
    },
  ],
};
