import type { Language, Option, RequestView } from '@rangefinder/kernel';
import { FACE } from '@rangefinder/xwing/terms';
import { noRoomFor, shipOfRequest, shotEffect } from '@rangefinder/xwing/ui';
import { offered } from '../src/ask.ts';
import { aimOfOption } from '../src/odds/aim.ts';
import type { XwingView } from '../src/view.ts';
import { ghostsOf } from './ghosts.ts';
import { asksForWay } from './requests.ts';
import { WORDS } from './words.ts';

/** What an option would do now, in a few words to stand under its name. */
export function effect(request: RequestView, option: Option, view: XwingView, language: Language): string | null {
  switch (request.topic) {
    case 'modify-attack':
    case 'modify-defense':
      return modified(view, request.topic === 'modify-attack', option.key, language);
    case 'attack':
      return attacked(request, option, view, language);
    case 'action':
    case 'overlap-action':
      return acted(request, option, language);
    default:
      return asksForWay(request) ? noRoomFor(option.key, ghostsOf(view, request), language) : null;
  }
}

/** Tokens turn dice: how many, and into what. */
function modified(view: XwingView, isAttack: boolean, key: string, language: Language): string | null {
  const { attack } = view;
  if (!attack) return null;
  const faces: readonly string[] = (isAttack ? attack.attackDice : attack.defenseDice).map(({ face }) => face);
  const count = (face: string) => faces.filter((one) => one === face).length;
  const turns = (number: number, from: string) =>
    WORDS.turnsInto(number, FACE[from]?.[language] ?? from, FACE[isAttack ? 'hit' : 'evade']?.[language] ?? '')[
      language
    ];
  switch (key) {
    case 'focus':
      return turns(count('focus'), 'focus');
    case 'calculate':
    case 'force':
      return turns(1, 'focus');
    case 'evade':
      return turns(1, count('blank') > 0 ? 'blank' : 'focus');
    case 'lock':
      return WORDS.rollsAgain[language];
    case 'done':
      return WORDS.keepsDice[language];
    default:
      return null;
  }
}

function attacked(request: RequestView, { key }: Option, view: XwingView, language: Language): string | null {
  const attacker = shipOfRequest(request);
  const aim = attacker === null ? null : aimOfOption(view, request, attacker, key);
  return aim && shotEffect(aim, language);
}

function acted(request: RequestView, option: Option, language: Language): string | null {
  const { about } = offered(request, option).option;
  const difficulty = about && 'difficulty' in about ? about.difficulty : null;
  if (difficulty === 'red') return WORDS.costRed[language];
  return difficulty === 'purple' ? WORDS.costPurple[language] : null;
}
