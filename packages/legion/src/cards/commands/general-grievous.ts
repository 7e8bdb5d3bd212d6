import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, modify } from '../../abilities.ts';
import type { CommandFacts, GivenContext } from '../../card.ts';
import { isGone, isTrooper } from '../../rules/units.ts';
import type { Unit } from '../../state.ts';
import { kw, meleeAndRanged } from '../print.ts';
import { cardsOf, EVERYBODY } from './command.ts';
import { attacksAtTheEnd } from './weapon.ts';
import { byCharacter, characterGains, gainTokens, isCharacter, onceRevealed, whenOrdered } from './words.ts';

const NAME = 'General Grievous';
const card = cardsOf(NAME, 'separatists');

/** Other friendly troopers at range 1. */
function companions({ table, self: { unit } }: AbilityContext<object>): readonly Unit[] {
  if (!unit) return [];
  return table
    .friendsOf(unit.seat)
    .filter((one) => one !== unit && isTrooper(table, one) && table.range(unit, one) <= 1);
}

/** Enemies that were defeated in this game. */
function defeated({ table, self }: AbilityContext<unknown>): readonly Unit[] {
  return table.state.units.filter((unit) => unit.seat !== self.seat && isGone(unit));
}

/** Other friendly troopers whose order tokens lie faceup. */
function isOrdered({ table, unit, seat }: Pick<GivenContext, 'table' | 'unit' | 'seat'>): boolean {
  return unit.seat === seat && unit.order === 'faceup' && isTrooper(table, unit) && table.facts(unit).name !== NAME;
}

export const GENERAL_GRIEVOUS: readonly CommandFacts[] = [
  card({
    id: 'trained-in-your-jedi-arts',
    name: 'Trained In Your Jedi Arts',
    pips: 1,
    orders: { units: ['General Grievous'] },
    weapons: [
      meleeAndRanged(
        'Trained in Your Jedi Arts',
        1,
        { red: 1, black: 2, white: 1 },
        kw('suppressive'),
        kw('versatile'),
      ),
    ],
    gives: [{ keywords: [kw('disengage')] }],
    text: words(
      '1 dodge token, and Disengage this round. When his activation ends he may attack every enemy at range 1 once with this weapon.',
      '1 pion Esquive, et Disengage ce round. À la fin de son activation, il peut attaquer une fois chaque ennemi à portée 1 avec cette arme.',
      '1 żeton uniku, a w tej rundzie Disengage. Na koniec aktywacji może raz zaatakować tą bronią każdego wroga w zasięgu 1.',
    ),
    abilities: [characterGains({ dodge: 1 }), attacksAtTheEnd(isCharacter, EVERYBODY)],
  }),
  card({
    id: 'supreme-commander',
    name: 'Supreme Commander',
    pips: 2,
    orders: { others: 2, types: ['trooper'] },
    gives: [{ keywords: [kw('guardian-x', 2)], to: isOrdered }],
    text: words(
      'A surge token for every other trooper unit of yours at range 1 of him. Other friendly troopers whose order token lies faceup have Guardian 2, against melee attacks too.',
      '1 pion Adrénaline par autre unité de soldats alliée à portée 1 de lui. Les autres soldats alliés dont le pion Ordre est face visible ont Guardian 2, aussi contre les attaques de corps à corps.',
      '1 żeton adrenaliny za każdy inny twój oddział piechoty w zasięgu 1 od niego. Inna twoja piechota z odkrytym żetonem rozkazu ma Guardian 2, także przeciw atakom wręcz.',
    ),
    abilities: [
      onceRevealed((context) => gainTokens(context, context.self.unit, { surge: companions(context).length })),
      modify('may-guard', (may, { table, self, moment: { guardian, attack } }) => {
        const isMelee = attack.kind === 'melee';
        return may || (isMelee && isOrdered({ table, unit: guardian, seat: self.seat }));
      }),
    ],
  }),
  card({
    id: 'crush-them',
    name: 'Crush Them!',
    pips: 3,
    orders: { units: ['General Grievous'], others: 2 },
    text: words(
      'Those whom he orders gain as many surge tokens as enemy units were defeated so far.',
      'Ceux à qui il donne un ordre gagnent 1 pion Adrénaline par unité ennemie déjà vaincue.',
      'Ci, którym wyda rozkaz, zyskują 1 żeton adrenaliny za każdy dotąd pokonany wrogi oddział.',
    ),
    abilities: [
      whenOrdered(byCharacter, (context) =>
        gainTokens(context, context.moment.unit, { surge: defeated(context).length }),
      ),
    ],
  }),
];
