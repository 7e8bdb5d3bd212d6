import { chooseShot } from '@rangefinder/xwing';
import { type AbilityContext, at, modify, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { performAttack } from '../../../rules/attack.ts';
import { possibleShots } from '../../../rules/possibleshots.ts';
import { isOfSlot } from '../../../rules/weapons.ts';
import { carrierOf, OPENS_REAR_ARC } from '../../words/docking.ts';

/** The carrier's memory of its additional attack: no other follows, but a weapon that attacks twice does. */
const ATTACKED = 'round:additional-turret-attack';

function turretShots(context: AbilityContext<object>) {
  const { table } = context;
  const carrier = carrierOf(context);
  return carrier ? possibleShots(table, carrier, { weapons: ({ id }) => isOfSlot(table, id, 'turret') }) : [];
}

export const PHANTOM: UpgradeFacts = {
  id: 'phantom',
  name: 'Phantom',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ ship: ['attackshuttle'] }],
  text: 'While you are docked, your carrier may attack with its primary weapon from its special firing arc too; and as the Combat phase ends it may attack with a turret upgrade, and then not again this round.',
  whileDocked: true,
  abilities: [
    OPENS_REAR_ARC,
    modify('shots', (shots, { moment: ship }) => (ship.memory[ATTACKED] === 1 ? [] : shots)),
    at('end-of-combat', {
      optional: false,
      when: (context) => turretShots(context).length > 0,
      *effect(context) {
        const carrier = carrierOf(context);
        if (!carrier) return;
        const shot = yield* chooseShot(carrier.seat, carrier.id, turretShots(context), RULE);
        if (!shot) return;
        carrier.memory[ATTACKED] = 1;
        yield* performAttack(context.table, carrier, shot);
      },
    }),
  ],
};
