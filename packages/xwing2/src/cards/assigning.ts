import { type Procedure, pickOne } from '@rangefinder/kernel';
import { type AbilityContext, at, type CardAbility, cardAction } from '../abilities.ts';
import { spendForce } from '../rules/charges.ts';
import { chooseShip, enemiesAt } from '../rules/choose.ts';
import { assignCondition, conditionOn } from '../rules/conditions.ts';
import { inArc } from '../rules/measure.ts';
import type { Ship } from '../state.ts';
import { defenderInYour, defenderOf, youAttack, youDefend } from './attackwords.ts';
import { showTheDarkSide } from './darkside.ts';
import { changesAttackDie } from './dicewords.ts';

const RULE = 'xw2.condition-cards.1';

type Anywhere = AbilityContext<unknown>;

/** The card's player chooses one of some ships, which gets the condition. */
function* assignTo({ table, self }: Anywhere, condition: string, ships: readonly Ship[]): Procedure<boolean> {
  const options = ships.map((ship) => ({ key: ship.id, ship }));
  if (options.length === 0) return false;
  const { ship } = yield* pickOne({
    seat: self.ship.seat,
    topic: 'assign-condition',
    rule: RULE,
    about: { ship: self.ship.id, card: condition },
    options,
  });
  assignCondition(table, ship, condition, { by: self.ship.seat, source: self.ship.id }, RULE);
  return true;
}

/** "Setup": the condition goes to a ship of one side, before or after forces are placed. */
function inSetup(
  window: 'before-placing-forces' | 'after-placing-forces',
  condition: string,
  among: (context: Anywhere) => Ship[],
): CardAbility {
  return at(window, {
    rule: RULE,
    optional: false,
    *effect(context) {
      yield* assignTo(context, condition, among(context));
    },
  });
}

const enemies = ({ table, self }: Anywhere) => table.state.ships.filter(({ seat }) => seat !== self.ship.seat);
const friends = ({ table, self }: Anywhere) => table.state.ships.filter(({ seat }) => seat === self.ship.seat);

/** Agent Kallus (xw2.errata-upgrade-cards.7). */
export const huntsOneEnemy: readonly CardAbility[] = [
  inSetup('after-placing-forces', 'hunted', enemies),
  changesAttackDie(['focus'], 'hit', {
    when: (context) => {
      const defender = defenderOf(context);
      return youAttack(context) && defender !== undefined && conditionOn(defender, 'hunted') !== undefined;
    },
  }),
];

export const plantsListeningDevice = inSetup('after-placing-forces', 'listeningdevice', enemies);
export const compromisesOneEnemy = inSetup('after-placing-forces', 'compromisingintel', enemies);
export const frightensOneEnemy = inSetup('after-placing-forces', 'fearfulprey', enemies);
export const optimizesPrototype = inSetup('before-placing-forces', 'optimizedprototype', (context) =>
  friends(context).filter((ship) => ship !== context.self.ship),
);

/** A friendly ship other than those of the same pilot. */
export function protectsAnother(condition: 'decoyed' | 'guarded'): CardAbility {
  return inSetup('after-placing-forces', condition, (context) =>
    friends(context).filter(({ pilot }) => pilot !== context.self.ship.pilot),
  );
}

/** Tal Merrik. */
export const findsFalseFriend: readonly CardAbility[] = [
  inSetup('before-placing-forces', 'falsefriend', enemies),
  cardAction(RULE, {
    when: (context) => !enemies(context).some((ship) => conditionOn(ship, 'falsefriend')),
    perform: (context) => {
      const { table, self } = context;
      const near = enemiesAt(table, self.ship, 0, 2).filter((enemy) => inArc(table, self.ship, 'front', enemy));
      return assignTo(context, 'falsefriend', near);
    },
  }),
];

/** Kylo Ren, the crew: an enemy at range 1-3, for a Force. */
export const showsDarkSide: CardAbility = cardAction(RULE, {
  when: ({ self }) => self.ship.force > 0,
  *perform({ table, self }) {
    const enemy = yield* chooseShip(self, enemiesAt(table, self.ship, 1, 3), RULE);
    if (!enemy) return false;
    spendForce(table, self.ship, 1, RULE);
    yield* showTheDarkSide(table, enemy, self.ship.seat, self.ship.id);
    return true;
  },
});

/** Kylo Ren, the pilot: after he defends. */
export const answersWithDarkSide: CardAbility = at('after-defending', {
  rule: RULE,
  optional: true,
  when: (context) =>
    youDefend(context) &&
    context.self.ship.force > 0 &&
    context.table.findShip(context.moment.attack.attacker) !== undefined,
  *effect({ table, self, moment }) {
    const attacker = table.findShip(moment.attack.attacker);
    if (!attacker) return;
    spendForce(table, self.ship, 1, RULE);
    yield* showTheDarkSide(table, attacker, self.ship.seat, self.ship.id);
  },
});

/** Ben Teene: the defender, if it is where his turret points. */
export const rattlesDefender: CardAbility = at('after-attacking', {
  rule: RULE,
  optional: false,
  when: (context) => youAttack(context) && context.self.ship.turret.some((arc) => defenderInYour(context, arc)),
  *effect(context) {
    const { table, self } = context;
    const defender = defenderOf(context);
    if (defender) assignCondition(table, defender, 'rattled', { by: self.ship.seat, source: self.ship.id }, RULE);
  },
});
