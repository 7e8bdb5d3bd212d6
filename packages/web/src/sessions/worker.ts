import { loadRules } from '../rules.ts';
import { saveMatch } from '../storage/matches.ts';
import type { NumberedCall } from './messages.ts';
import { Receiver } from './receiver.ts';

/** The worker that holds a match: everything it does is in `receiver.ts`. */
const channel = new MessageChannel();
const receiver = new Receiver({
  loadGame: loadRules,
  send: (message) => postMessage(message),
  keep: (match) => {
    // A browser without room plays on; only a reload would lose the match.
    saveMatch(match).catch((error: unknown) => console.warn('The match could not be kept:', error));
  },
  trouble: (error) => console.error(error),
  now: () => Date.now(),
  pause: () =>
    new Promise((resolve) => {
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    }),
  secret: () => crypto.randomUUID(),
});

addEventListener('message', (event: MessageEvent<NumberedCall>) => {
  receiver.receive(event.data);
});
