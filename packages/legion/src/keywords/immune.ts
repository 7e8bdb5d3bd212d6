import { words } from '@rangefinder/kernel/words';
import { modify } from '../abilities.ts';
import { attacks, defends, everyWeaponHas, keyword, resistsPierce } from './keyword.ts';

/** legion.immune-pierce: of its own dice, those it rolls as a guardian too (.2). */
export const IMMUNE_PIERCE = keyword(
  'immune-pierce',
  'Immune: Pierce',
  words(
    'Pierce cannot cancel blocks of this unit’s dice.',
    'Pierce ne peut pas annuler les blocages des dés de cette unité.',
    'Pierce nie może anulować bloków na kościach tego oddziału.',
  ),
  [modify('pierce', 'legion.immune-pierce.1', (pierce, context) => (resistsPierce(context) ? 0 : pierce), 1)],
);

/** legion.immune-blast */
export const IMMUNE_BLAST = keyword(
  'immune-blast',
  'Immune: Blast',
  words(
    'Blast does not work against this unit.',
    'Blast n’a pas d’effet contre cette unité.',
    'Blast nie działa na ten oddział.',
  ),
  [modify('blast', 'legion.immune-blast.1', (blast, context) => blast && !defends(context))],
);

/** legion.immune-deflect, of weapons: the attacker does not suffer for it; the defender still blocks (.2). */
export const IMMUNE_DEFLECT = keyword(
  'immune-deflect',
  'Immune: Deflect',
  words(
    'If every weapon of the pool has this, Deflect and the Masteries do not wound the attacker.',
    'Si toutes les armes de la réserve l’ont, Deflect et les Maîtrises ne blessent pas l’attaquant.',
    'Jeśli mają to wszystkie bronie puli, Deflect ani mistrzostwa nie ranią atakującego.',
  ),
  [
    modify('deflected-wounds', 'legion.immune-deflect.1', (wounds, context) =>
      attacks(context) && everyWeaponHas(context.moment.attack, 'immune-deflect') ? 0 : wounds,
    ),
  ],
);

/** legion.immune-range-1-weapons: by what the weapon can reach, not by where the attacker stands (.2). */
export const IMMUNE_RANGE_1 = keyword(
  'immune-range-1-weapons',
  'Immune: Range 1 Weapons',
  words(
    'Weapons that reach no farther than range 1 cannot be used against this unit.',
    'Les armes dont la portée maximale est 1 ne peuvent pas cibler cette unité.',
    'Broni o zasięgu najwyżej 1 nie można użyć przeciw temu oddziałowi.',
  ),
  [
    modify('may-use-weapon', 'legion.immune-range-1-weapons.1', (may, { self, table, moment }) => {
      if (!may || moment.defender !== self.unit) return may;
      const { attacker: unit, weapon } = moment;
      const span = table.abilities.ask('weapon-range', { unit, weapon }, weapon.facts.range);
      return span === null || span[1] > 1;
    }),
  ],
);
