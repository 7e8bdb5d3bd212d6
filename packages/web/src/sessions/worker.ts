import { loadRules } from '../rules.ts';
import { saveMatch } from '../storage/matches.ts';
import { MatchHost } from './host.ts';
import type { NumberedCall } from './messages.ts';

/** The worker that holds a match: everything it does is in `host.ts`. */
const channel = new MessageChannel();
const host = new MatchHost({
  loadGame: loadRules,
  send: (message) => postMessage(message),
  keep: (match) => {
    // A browser without room plays on; only a reload would lose the match.
    saveMatch(match).catch((error: unknown) => console.warn('The match could not be kept:', error));
  },
  now: () => Date.now(),
  pause: () =>
    new Promise((resolve) => {
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    }),
});

addEventListener('message', (event: MessageEvent<NumberedCall>) => {
  host.receive(event.data);
});
