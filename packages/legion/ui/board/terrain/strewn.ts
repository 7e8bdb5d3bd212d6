/** Numbers from 0 to 1 that look like chance, always the same for a seed: drawings come out alike everywhere. */
export function strewn(seed: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state >>> 0) % 10_000) / 10_000;
  };
}
