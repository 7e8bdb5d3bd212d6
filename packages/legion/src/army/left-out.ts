import { type Words, words } from '@rangefinder/kernel/words';

/** A card that Legion HQ knows and that cannot be played here, because a fact of it is known to nobody we could ask. */
export interface LeftOut {
  /** Its codes at Legion HQ. */
  readonly codes: readonly string[];
  readonly kind: 'unit' | 'command' | 'objective' | 'deployment';
  readonly name: string;
  readonly missing: Words;
}

const EFFECT = words('effect', 'effet', 'działanie');

function stormTide(code: string, name: string): LeftOut {
  return { codes: [code], kind: 'command', name, missing: EFFECT };
}

/** What docs/armies.md lists as not playable. */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    codes: ['AA', 'AK'],
    kind: 'unit',
    name: 'Storm Tide Commander',
    missing: words(
      'faction, weapons, value of Inspire',
      'faction, armes, valeur d’Inspire',
      'frakcja, bronie, wartość Inspire',
    ),
  },
  stormTide('AB', 'Armored Assault'),
  stormTide('AC', 'Brothers in Arms'),
  stormTide('AD', 'Doors and Corners'),
  stormTide('AE', 'Keep Them Down'),
  stormTide('AF', 'Man the Guns'),
  stormTide('AG', 'Somebody Has To Be a Hero'),
  stormTide('AH', 'Stealth Team'),
  stormTide('AI', 'Surgical Strike'),
  stormTide('AJ', 'Tank Shock'),
  {
    codes: ['Df'],
    kind: 'deployment',
    name: 'Forces Converge',
    missing: words('deployment zones', 'zones de déploiement', 'strefy rozstawienia'),
  },
  { codes: ['Oe'], kind: 'objective', name: 'Secure the Intel', missing: EFFECT },
];

/** What is said of a card, by its code or its name, that cannot be played; undefined when it is none of these. */
export function leftOut(card: unknown): Words | undefined {
  if (typeof card !== 'string') return undefined;
  const found = LEFT_OUT.find(({ codes, name }) => codes.includes(card) || name.toLowerCase() === card.toLowerCase());
  if (!found) return undefined;
  const { name, missing } = found;
  return words(
    `${name} cannot be played here: nobody could tell us its ${missing.en}.`,
    `${name} ne peut pas être joué ici : il nous manque ${missing.fr}.`,
    `${name} nie da się tu zagrać: nieznane są ${missing.pl}.`,
  );
}
