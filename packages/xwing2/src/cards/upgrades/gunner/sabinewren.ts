import { at } from '../../../abilities.ts';
import { pick } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { removeToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import { type DuringAttack, defenderOf, rangeToUnit, youAttack } from '../../words/attack.ts';
import { chooses } from '../../words/phrases.ts';

function wearOf(ship: Ship): ('strain' | 'stress')[] {
  return (['strain', 'stress'] as const).filter((kind) => ship.tokens[kind] > 0);
}

/** Friends within range 3 of the defender that have something to remove. */
function wornFriends({ table, self, moment: { attack } }: DuringAttack): Ship[] {
  return table
    .friendsOf(self.ship)
    .filter((ship) => wearOf(ship).length > 0 && rangeToUnit(table, ship, attack.defender) <= 3);
}

/** Sabine Wren: the damage cards her special attack dealt; a remote is dealt one for each damage (xw2.damaging-remotes.1). */
function cardsDealt(context: DuringAttack): number {
  const { attack } = context.moment;
  if (!youAttack(context) || attack.kind !== 'special') return 0;
  return defenderOf(context) ? (attack.memory[context.self.card] ?? 0) : attack.dealt;
}

export const SABINE_WREN: UpgradeFacts = {
  id: 'sabinewren-gunner',
  name: 'Sabine Wren',
  fills: ['gunner'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  text: 'After a special attack you may choose as many friends at range 0-3 of the defender as damage cards were dealt to it; each may remove a strain or stress token.',
  abilities: [
    at('damage-card-dealt', {
      optional: false,
      when: ({ table, self, moment }) => {
        const { attack } = table.state;
        return attack?.attacker === self.ship.id && attack.defender === moment.ship.id && attack.kind === 'special';
      },
      *effect({ table, self }) {
        const { attack } = table.state;
        if (attack) attack.memory[self.card] = (attack.memory[self.card] ?? 0) + 1;
      },
    }),
    at('after-attacking', {
      rule: 'xw2.attack.36',
      optional: false,
      when: (context) => cardsDealt(context) > 0 && wornFriends(context).length > 0,
      *effect(context) {
        const { table, self } = context;
        const chosen = yield* pick({
          seat: self.ship.seat,
          topic: 'choose-ships',
          rule: 'xw2.attack.36',
          about: { ship: self.ship.id, card: self.card },
          options: wornFriends(context).map((ship) => ({ key: ship.id, about: { piece: ship.id }, ship })),
          min: 0,
          max: Math.min(cardsDealt(context), wornFriends(context).length),
        });
        for (const { ship } of chosen) {
          const kind = yield* chooses(context, ship, [...wearOf(ship), 'none'], 'xw2.attack.36');
          if (kind !== 'none') removeToken(table, ship, kind, 1, 'xw2.attack.36');
        }
      },
    }),
  ],
};
