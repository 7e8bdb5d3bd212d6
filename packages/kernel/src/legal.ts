import type { Random } from './random.ts';
import type { Answer, Request } from './request.ts';

/** Any legal answer, each number of options equally likely, then each choice of that many. */
export function randomAnswer(request: Request, random: Random, stream = 'answers'): Answer {
  if (request.kind === 'place') return random.choose(stream, request.candidates).key;
  const { options, min, max } = request;
  const most = Math.min(max, options.length);
  const count = min === most ? min : min + random.below(stream, most - min + 1);
  if (count === 1) return random.choose(stream, options).key;
  const keys = options.map((option) => option.key);
  const chosen: string[] = [];
  for (let i = 0; i < count; i++) chosen.push(...keys.splice(random.below(stream, keys.length), 1));
  return chosen;
}

/** The least a player can do: as few options as allowed, the first ones, or the first place. */
export function leastAnswer(request: Request): Answer {
  if (request.kind === 'place') return request.candidates[0]?.key ?? '';
  const keys = request.options.slice(0, request.min).map((option) => option.key);
  return keys.length === 1 ? (keys[0] ?? '') : keys;
}
