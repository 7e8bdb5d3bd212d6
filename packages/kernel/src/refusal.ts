import { IllegalDecision, type IllegalReason } from './errors.ts';
import type { Language, Texts } from './game.ts';
import type { Seat } from './request.ts';
import type { Details, Reason, RuleId, Violation } from './rule.ts';
import { counted, type Words, words } from './words.ts';

/**
 * What a game refuses: code → what its sentence has to name, `undefined` where it names nothing. Codes of the kernel are
 * taken.
 */
type Codes<R> = { readonly [C in keyof R]: C extends keyof KernelRefusals ? never : Details | undefined };

/** The words for every code: a sentence, or a function of what it has to name. A code without words does not compile. */
export type RefusalWords<R> = {
  readonly [C in keyof R]: undefined extends R[C] ? Words : (about: R[C]) => Words;
};

/** The word with which a game's rules refuse: `refuse('xw2.setup.15', 'ship-there')`. */
type Refuse<R> = <C extends keyof R & string>(
  rule: RuleId,
  code: C,
  ...about: undefined extends R[C] ? [] : [about: R[C] & Details]
) => Violation;

/** Gives a game the word with which its rules refuse, checked against its codes. */
export function refuseWith<R extends Codes<R>>(): Refuse<R> {
  return violation;
}

function violation(rule: RuleId, code: string, about?: Details): Violation {
  return { rule, code, about };
}

/** A game's refusals in its words. Codes and details may come from another version of the game: one it does not know is said as it is. */
export function sayRefusals<R>(table: RefusalWords<R>): (reason: Reason, language: Language) => string {
  const known = new Map<string, Words | ((about: Details) => Words)>(Object.entries(table));
  return ({ code, about }, language) => {
    const said = known.get(code);
    if (said === undefined) return code;
    return (typeof said === 'function' ? said(about ?? {}) : said)[language];
  };
}

/** What the kernel itself refuses, whatever the game. */
export interface KernelRefusals {
  over: undefined;
  'not-asked': { seat: Seat; asked: string };
  'no-choice': undefined;
  'no-keys': undefined;
  twice: { key: string };
  'too-few': { least: number; count: number };
  'too-many': { most: number; count: number };
  'not-offered': { key: string; offered: string };
  'place-not-offered': undefined;
  'no-placement': { pieces: number };
  'no-pose': undefined;
}

export const refuse: Refuse<KernelRefusals> = violation;

const KERNEL: RefusalWords<KernelRefusals> = {
  over: words('The match is over.', 'La partie est terminée.', 'Partia jest skończona.'),
  'not-asked': ({ seat, asked }) =>
    words(
      `Nothing is asked of seat ${seat}; it is up to seat ${asked}.`,
      `Rien n'est demandé au siège ${seat} ; c'est au siège ${asked}.`,
      `Miejsce ${seat} o nic nie jest pytane; kolej na miejsce ${asked}.`,
    ),
  'no-choice': words(
    'The answer to a choice is the key of an option, or a list.',
    "La réponse à un choix est la clé d'une option, ou une liste.",
    'Odpowiedzią na wybór jest klucz opcji albo lista.',
  ),
  'no-keys': words(
    'The answer to a choice lists keys of options.',
    "La réponse à un choix énumère des clés d'options.",
    'Odpowiedź na wybór wymienia klucze opcji.',
  ),
  twice: ({ key }) =>
    words(
      `"${key}" is chosen twice; an option can be chosen once.`,
      `« ${key} » est choisi deux fois ; une option ne se choisit qu'une fois.`,
      `„${key}” wybrano dwa razy; opcję można wybrać raz.`,
    ),
  'too-few': ({ least, count }) =>
    words(
      `Choose at least ${least}; the answer has ${count}.`,
      `Choisissez-en au moins ${least} ; la réponse en a ${count}.`,
      `Wybierz co najmniej ${least}; odpowiedź ma ${count}.`,
    ),
  'too-many': ({ most, count }) =>
    words(
      `Choose at most ${most}; the answer has ${count}.`,
      `Choisissez-en au plus ${most} ; la réponse en a ${count}.`,
      `Wybierz co najwyżej ${most}; odpowiedź ma ${count}.`,
    ),
  'not-offered': ({ key, offered }) =>
    words(
      `"${key}" is not offered; there is: ${offered}.`,
      `« ${key} » n'est pas proposé ; il y a : ${offered}.`,
      `„${key}” nie jest do wyboru; jest: ${offered}.`,
    ),
  'place-not-offered': words(
    'Only the offered places are legal here.',
    'Seuls les emplacements proposés sont possibles ici.',
    'Tutaj dozwolone są tylko proponowane miejsca.',
  ),
  'no-placement': ({ pieces }) => {
    const poses = counted(pieces, {
      en: ['pose', 'poses'],
      fr: ['position', 'positions'],
      pl: ['położenie', 'położenia', 'położeń'],
    });
    return words(
      `A placement is the key of a candidate or ${poses.en}.`,
      `Un placement est la clé d'un emplacement proposé ou ${poses.fr}.`,
      `Położenie to klucz proponowanego miejsca albo ${poses.pl}.`,
    );
  },
  'no-pose': words(
    'A pose is { x, y, heading }, in millimetres and degrees.',
    'Une position est { x, y, heading }, en millimètres et en degrés.',
    'Położenie to { x, y, heading }, w milimetrach i stopniach.',
  ),
};

const sayKernel = sayRefusals<KernelRefusals>(KERNEL);

/** Who has words for a game's refusals: its texts. */
export type Sayer = Pick<Texts<never>, 'refusal'>;

/** Why something was refused, in the words of the kernel or of the game. */
export function refusalWords(texts: Sayer, reason: Reason, language: Language): string {
  return Object.hasOwn(KERNEL, reason.code) ? sayKernel(reason, language) : texts.refusal(reason, language);
}

/** The error for an answer that the rules refuse. */
export function illegal(reason: IllegalReason, seat: Seat, why: Violation, texts: Sayer): IllegalDecision {
  return new IllegalDecision(reason, why, seat, refusalWords(texts, why, 'en'));
}
