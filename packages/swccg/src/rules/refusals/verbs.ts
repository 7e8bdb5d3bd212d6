/** What a deed can begin with in its key: what a player does. */
export const VERBS = [
  'pass',
  'activate',
  'draw',
  'drain',
  'battle',
  'deploy',
  'transfer',
  'persona',
  'cross-over',
  'replace',
  'break-cover',
  'play',
  'use',
  'shield',
  'fire',
  'react',
  'react-away',
  'forfeit',
  'lose',
  'transit',
  'dock',
  'orbit',
  'deep-space',
  'landspeed',
  'hyperspeed',
  'sector',
  'land',
  'take-off',
  'shuttle',
  'ferry',
  'site',
  'embark',
  'disembark',
  'seat',
] as const;
export type Verb = (typeof VERBS)[number];

/** What somebody answered and nobody offered, as the deed that it would be; null where it is none of this game. */
export function attempted(key: string): { readonly verb: Verb; readonly parts: readonly string[] } | null {
  const [first, ...parts] = key.split(':');
  const verb = VERBS.find((one) => one === first);
  return verb === undefined ? null : { verb, parts };
}
