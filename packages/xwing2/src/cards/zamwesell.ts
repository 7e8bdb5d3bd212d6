import { type Procedure, pickOne } from '@rangefinder/kernel';
import { type AbilityContext, at, type CardAbility, type Holder } from '../abilities.ts';
import { mayAttack } from '../rules/attack.ts';
import { chargesOf, recoverCharge, spendCharge } from '../rules/charges.ts';
import { assignCondition, removeCondition, revealCondition } from '../rules/conditions.ts';
import { acquireLock, lockTargets } from '../rules/lock.ts';
import { inArc } from '../rules/measure.ts';
import { firingArcs } from '../rules/weapons.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { type DuringAttack, youDefend } from './attackwords.ts';
import type { ConditionFacts } from './card.ts';

const RULE = 'xw2.abilities.1';
const THANK_ME = 'youshouldthankme';
const MEAN_BUSINESS = 'youdbettermeanbusiness';

/** In the System Phase one of the two secret conditions may be assigned facedown (xw2.secret-conditions.1). */
export const assignsSecretCondition: CardAbility = at('system', {
  rule: RULE,
  optional: false,
  when: ({ self, moment }) => moment.ship === self.ship,
  *effect({ table, self: { ship, card } }) {
    const { key } = yield* pickOne({
      seat: ship.seat,
      topic: 'secret-condition',
      rule: 'xw2.secret-conditions.1',
      about: { ship: ship.id, card },
      options: [{ key: THANK_ME }, { key: MEAN_BUSINESS }, { key: 'none' }],
    });
    if (key === 'none') return;
    assignCondition(table, ship, key, { by: ship.seat, source: ship.id, secret: true }, 'xw2.secret-conditions.1');
  },
});

/** The card whose charges the conditions speak of: the pilot, or the crew of that name. */
function zamOn(ship: Ship): Pick<Holder, 'ship' | 'upgrade'> {
  return { ship, upgrade: ship.upgrades.find(({ id }) => id === 'zamwesell') ?? null };
}

function reveal({ table, self }: Pick<AbilityContext<unknown>, 'table' | 'self'>): void {
  if (self.condition) revealCondition(table, self.ship, self.condition, 'xw2.secret-conditions.2');
}

function inEnemyFiringArc(t: XTable, ship: Ship): boolean {
  return t.enemiesOf(ship.seat).some((enemy) => firingArcs(t, enemy).some((arc) => inArc(t, enemy, arc, ship)));
}

/** The end of both cards: gone at the start of the System Phase, unseen if it was facedown (xw2.secret-conditions.4). */
const removedNextRound: CardAbility = at('start-of-system', {
  rule: RULE,
  optional: false,
  *effect({ table, self }) {
    if (self.condition) removeCondition(table, self.ship, self.condition, RULE);
  },
});

/**
 * At the end of the Engagement Phase a facedown card may be revealed in an enemy's firing arc. Its player is asked either
 * way, so that the question gives nothing away (xw2.secret-conditions.6).
 */
function revealedAtTheEnd(
  may: (context: AbilityContext<object>) => boolean,
  then: (context: AbilityContext<object>) => Procedure<void>,
): CardAbility {
  return at('end-of-engagement', {
    rule: RULE,
    optional: false,
    when: ({ table, self }) => self.condition?.secret === true && inEnemyFiringArc(table, self.ship),
    *effect(context) {
      const { self } = context;
      const { key } = yield* pickOne({
        seat: self.ship.seat,
        topic: 'reveal-condition',
        rule: RULE,
        about: { ship: self.ship.id },
        options: [...(may(context) ? [{ key: 'reveal' }] : []), { key: 'keep' }],
        secret: true,
      });
      if (key === 'keep') return;
      reveal(context);
      yield* then(context);
    },
  });
}

function* attackBack({ table, self, moment: { attack } }: DuringAttack): Procedure<void> {
  spendCharge(table, zamOn(self.ship), 2, RULE);
  yield* mayAttack(table, self.ship, { bonus: true, rule: RULE, targets: (target) => target === attack.attacker });
}

export const ZAMS_CONDITIONS: readonly ConditionFacts[] = [
  {
    id: THANK_ME,
    name: 'You Should Thank Me',
    limited: 0,
    secret: 'zamwesell',
    text: 'Facedown until you have defended. Each time you have, Zam Wesell recovers a charge and you may lock the attacker. Still facedown at the end of the Engagement Phase and in an enemy firing arc, you may reveal it and pay two charges for a bonus attack. It goes at the start of the System Phase.',
    abilities: [
      at('after-defending', {
        rule: RULE,
        optional: false,
        when: youDefend,
        *effect(context) {
          const { table, self, moment } = context;
          reveal(context);
          recoverCharge(table, zamOn(self.ship), 1, RULE);
          const targets = lockTargets(table, self.ship).filter(({ key }) => key === moment.attack.attacker);
          if (targets.length === 0) return;
          const { key } = yield* pickOne({
            seat: self.ship.seat,
            topic: 'lock-attacker',
            rule: RULE,
            about: { ship: self.ship.id, target: moment.attack.attacker },
            options: [{ key: 'lock' }, { key: 'none' }],
          });
          if (key === 'lock') yield* acquireLock(table, self.ship, RULE, targets);
        },
      }),
      revealedAtTheEnd(
        ({ self }) => chargesOf(zamOn(self.ship)) >= 2,
        function* ({ table, self }) {
          spendCharge(table, zamOn(self.ship), 2, RULE);
          if (!self.ship.bonusAttacked) yield* mayAttack(table, self.ship, { bonus: true, rule: RULE });
        },
      ),
      removedNextRound,
    ],
  },
  {
    id: MEAN_BUSINESS,
    name: "You'd Better Mean Business",
    limited: 0,
    secret: 'zamwesell',
    text: 'Facedown until you have defended. Then you may pay two charges of Zam Wesell for a bonus attack on the attacker. Still facedown at the end of the Engagement Phase and in an enemy firing arc, you may reveal it: Zam Wesell recovers two charges. It goes at the start of the System Phase.',
    abilities: [
      at('after-defending', {
        rule: RULE,
        optional: false,
        when: (context) => youDefend(context) && context.self.condition?.secret === true,
        *effect(context) {
          reveal(context);
        },
      }),
      at('bonus-attack-defender', {
        rule: RULE,
        optional: true,
        when: (context) =>
          youDefend(context) && !context.self.ship.bonusAttacked && chargesOf(zamOn(context.self.ship)) >= 2,
        effect: attackBack,
      }),
      revealedAtTheEnd(
        () => true,
        function* ({ table, self }) {
          recoverCharge(table, zamOn(self.ship), 2, RULE);
        },
      ),
      removedNextRound,
    ],
  },
];
