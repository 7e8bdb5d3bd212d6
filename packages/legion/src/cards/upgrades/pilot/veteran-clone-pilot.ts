import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type LHooks, modify, RULE } from '../../../abilities.ts';
import { chooseUnit } from '../../../keywords/choosing.ts';
import { isOfKind } from '../../../rules/units.ts';
import { isInBattle, type Token, type Unit } from '../../../state.ts';
import type { LTable } from '../../../table.ts';
import { canPay, pay, READIES_ITSELF } from '../../words/paying.ts';
import { upgrade } from '../upgrade.ts';

type Forming = AbilityContext<LHooks['windows']['forming-pool']>;

const SHARED: readonly Token[] = ['aim', 'dodge', 'surge'];

/** Where the tank remembers with whom it shares its tokens, as long as an attack lasts. */
function sharesWith({ id }: Unit): string {
  return `activation:shares:${id}`;
}

/** Clones that the tank sees at range 1. */
function clonesBeside(t: LTable, tank: Unit): readonly Unit[] {
  return t
    .friendsOf(tank.seat)
    .filter((one) => isOfKind(t, one, 'clone trooper') && t.range(tank, one) <= 1 && t.sees(tank, one));
}

/** With whom the tank could share its tokens in an attack: with clones who are in it, or with any if it is itself. */
function partners({ table, self: { unit: tank }, moment: { attacker, defender } }: Forming): readonly Unit[] {
  if (!tank) return [];
  const isIn = (unit: Unit) => unit === attacker || unit === defender;
  const hasTokens = (unit: Unit) => SHARED.some((token) => unit.tokens[token] > 0);
  return clonesBeside(table, tank).filter((one) => (isIn(tank) && hasTokens(one)) || (isIn(one) && hasTokens(tank)));
}

/** In one attack a tank and clones beside it are one in aim, dodge and surge tokens. */
export const VETERAN_CLONE_PILOT = upgrade('pilot', {
  id: 'veteran-clone-pilot',
  name: 'Veteran Clone Pilot',
  points: 7,
  restriction: { units: ['TX-130 Saber-Class Fighter Tank'] },
  exhaust: true,
  text: words(
    'An attack by or against this unit or a friendly clone trooper unit that it sees at range 1: exhaust to let the two share aim, dodge and surge tokens in it. Readies in the End Phase.',
    'Lors d’une attaque par ou contre cette unité ou une unité de clones alliée qu’elle voit à portée 1 : inclinez pour que les deux partagent leurs pions Viser, Esquive et Adrénaline. Se redresse en phase Finale.',
    'Atak tego oddziału lub twojego oddziału klonów widzianego w zasięgu 1, albo przeciw nim: wyczerp, aby w tym ataku dzielili żetony celowania, uniku i adrenaliny. Odświeża się w fazie końcowej.',
  ),
  abilities: [
    at('forming-pool', {
      optional: true,
      when: (context) => canPay(context) && partners(context).length > 0,
      *effect(context) {
        const { self } = context;
        const partner = yield* chooseUnit({ self, rule: RULE }, partners(context));
        if (!partner || !self.unit) return;
        pay(context);
        self.unit.memory[sharesWith(partner)] = 1;
      },
    }),
    modify('spends-of', (others, { table, self: { unit: tank }, moment: { unit, token } }) => {
      if (!tank || !isInBattle(tank) || !SHARED.includes(token)) return others;
      if (unit !== tank) return tank.memory[sharesWith(unit)] ? [...others, tank] : others;
      return [...others, ...table.friendsOf(tank.seat).filter((one) => tank.memory[sharesWith(one)])];
    }),
    at('after-attacking', {
      optional: false,
      when: ({ table, self: { unit: tank } }) =>
        tank !== null && table.friendsOf(tank.seat).some((one) => tank.memory[sharesWith(one)]),
      *effect({ table, self: { unit: tank } }) {
        for (const one of table.state.units) if (tank) delete tank.memory[sharesWith(one)];
      },
    }),
    READIES_ITSELF,
  ],
});
