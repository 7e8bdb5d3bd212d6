import type { Procedure } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type LHooks, RULE } from '../../../abilities.ts';
import { chooseNumber, chooseWay } from '../../../keywords/choosing.ts';
import { countFaces, isRanged } from '../../../rules/attack/moment.ts';
import { cancelAttackDice } from '../../../rules/attack/roll.ts';
import { isTrooper } from '../../../rules/units.ts';
import { canPay, pay } from '../../words/paying.ts';
import { upgrade } from '../upgrade.ts';

type Defending = AbilityContext<LHooks['windows']['defender-modifies-attack-dice']>;

/** Another of its side, troopers at range 1, against a ranged attack of which something is left. */
function mayBar({ table, self: { unit }, moment: { attack, defender } }: Defending): boolean {
  if (!unit || unit === defender || unit.seat !== defender.seat || !isRanged(attack)) return false;
  return isTrooper(table, defender) && table.range(unit, defender) <= 1 && countFaces(attack, 'hit', 'crit') > 0;
}

function* bar({ table, self, moment }: Defending): Procedure<void> {
  const { attack } = moment;
  const by = { by: self.card, rule: RULE } as const;
  const faces = (['crit', 'hit'] as const).filter((face) => countFaces(attack, face) > 0);
  const face = yield* chooseWay({ self, rule: RULE }, faces);
  const most = Math.min(2, countFaces(attack, 'hit'));
  const count = face === 'crit' ? 1 : yield* chooseNumber({ self, rule: RULE }, most);
  cancelAttackDice(table, moment, face, count, by);
}

export const FORCE_BARRIER = upgrade('force', {
  id: 'force-barrier',
  name: 'Force Barrier',
  points: 10,
  exhaust: true,
  text: words(
    'Another friendly trooper unit at range 1 defends against a ranged attack: exhaust while attack dice are modified to cancel 1 [crit] or up to 2 [hit].',
    'Une autre unité de soldats alliée à portée 1 se défend contre une attaque à distance : inclinez pendant la modification des dés d’attaque pour annuler 1 [crit] ou jusqu’à 2 [hit].',
    'Inny twój oddział piechoty w zasięgu 1 broni się przed atakiem dystansowym: wyczerp przy modyfikowaniu kości ataku, aby anulować 1 [crit] lub do 2 [hit].',
  ),
  abilities: [
    at('defender-modifies-attack-dice', {
      optional: true,
      when: (context) => canPay(context) && mayBar(context),
      *effect(context) {
        pay(context);
        yield* bar(context);
      },
    }),
  ],
});
