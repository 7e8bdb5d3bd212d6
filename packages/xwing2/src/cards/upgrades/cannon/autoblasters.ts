import { type AbilityContext, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { inArc } from '../../../rules/measure.ts';
import { inArcOfRemote } from '../../../rules/remotes.ts';
import type { Attack } from '../../../state.ts';

/** Whether an attack is made with this card and the two ships stand as asked. */
function ofThisAttack(
  { table, self, moment: attack }: AbilityContext<Attack>,
  asked: (how: { inBullseye: boolean; inDefendersFront: boolean }) => boolean,
): boolean {
  if (attack.attacker !== self.ship.id || attack.weapon !== self.card) return false;
  const defender = table.findShip(attack.defender);
  return asked({
    // xw2.attacking-remotes.1: a remote that defends is treated as a ship.
    inBullseye: inArc(table, self.ship, 'bullseye', table.ship(attack.defender)),
    // xw2.attacking-remotes.6: nobody is out of the arcs of a remote that has none.
    inDefendersFront: defender
      ? inArc(table, defender, 'front', self.ship)
      : inArcOfRemote(table, attack, self.ship) !== false,
  });
}

export const AUTOBLASTERS: UpgradeFacts = {
  id: 'autoblasters',
  name: 'Autoblasters',
  fills: ['cannon'],
  limited: 0,
  cost: 7,
  standard: false,
  attack: { arc: 'front', dice: 2, range: [1, 2], rangeBonus: true },
  text: "1 more die if the defender stands in your bullseye arc. Out of the defender's front arc, evades cannot cancel your crits.",
  abilities: [
    modify('attack-dice', 'xw2.special-weapon.1', (dice, context) =>
      ofThisAttack(context, ({ inBullseye }) => inBullseye) ? dice + 1 : dice,
    ),
    modify('neutralizing', 'xw2.special-weapon.1', (order, context) =>
      ofThisAttack(context, ({ inDefendersFront }) => !inDefendersFront) ? { ...order, critsCancelled: false } : order,
    ),
  ],
};
