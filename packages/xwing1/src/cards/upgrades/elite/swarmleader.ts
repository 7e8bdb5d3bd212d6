import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isAtRange, mayChooseShip } from '../../../rules/choose.ts';
import { inFiringArc } from '../../../rules/measure.ts';
import { removeToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import { type DuringAttack, defenderOf, yourPrimaryAttack } from '../../words/attack.ts';

function helpers(context: DuringAttack): Ship[] {
  const { table, self } = context;
  const defender = defenderOf(context);
  return table
    .friendsOf(self.ship)
    .filter(
      (ship) =>
        ship !== self.ship &&
        ship.tokens.evade > 0 &&
        inFiringArc(table, ship, defender) &&
        isAtRange(table, ship, defender, 1, 3),
    );
}

export const SWARM_LEADER: UpgradeFacts = {
  id: 'swarmleader',
  name: 'Swarm Leader',
  fills: ['elite'],
  limited: 1,
  cost: 3,
  text: 'Attacking with your primary weapon: you may take an evade token from each of up to 2 other friends with the defender at range 1-3 in their firing arc, and roll an attack die more for each.',
  abilities: [
    at('before-attack-dice', {
      optional: false,
      when: (context) => yourPrimaryAttack(context) && helpers(context).length > 0,
      *effect(context) {
        const { table, self, moment } = context;
        const chosen: Ship[] = [];
        while (chosen.length < 2) {
          const left = helpers(context).filter((ship) => !chosen.includes(ship));
          const ship = yield* mayChooseShip(self, left);
          if (!ship) return;
          chosen.push(ship);
          removeToken(table, ship, 'evade', 1);
          moment.attack.moreAttackDice++;
        }
      },
    }),
  ],
};
