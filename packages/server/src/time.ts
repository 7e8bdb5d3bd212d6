/** Where the server gets the time from, so that tests need not wait for it. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Acts after so many milliseconds; gives the function that calls it off. */
  after(milliseconds: number, act: () => void): () => void;
}

export const REAL_TIME: Time = {
  now: Date.now,
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
