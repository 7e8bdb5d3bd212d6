import { Refused } from '@rangefinder/host';
import { Id } from '@rangefinder/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { visitorsAddress } from './address.ts';
import type { Context } from './context.ts';
import { checkOrigin } from './origin.ts';
import { Connection } from './socket.ts';
import { knownVisitor } from './visitor.ts';

/** How often connections are asked whether they are still there, in milliseconds. */
const PULSE = 30_000;

/** Ends connections whose other side has gone without a word, and keeps proxies from thinking that of the others. */
function takePulses(app: FastifyInstance): void {
  const silent = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.once('pong', () => silent.delete(socket));
      socket.ping();
    }
  }, PULSE).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** The WebSocket of a match. */
export async function socketRoute(plain: FastifyInstance, context: Context): Promise<void> {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { people, settings } = context;
  const addresses = new Map<string, number>();
  takePulses(plain);
  const replies = new WeakMap<FastifyRequest, FastifyReply>();

  app.get(
    '/matches/:id/socket',
    {
      websocket: true,
      schema: { tags: ['matches'], summary: 'The table (WebSocket)', params: z.object({ id: Id }) },
      preValidation: async (request, reply) => {
        replies.set(request, reply);
        checkOrigin(request, settings.allowedOrigins);
        if ((addresses.get(visitorsAddress(request)) ?? 0) >= settings.socketsPerAddress) {
          throw new Refused('http.sockets.1', 'Too many connections from this address.', 429);
        }
      },
    },
    async (socket, request) => {
      const address = visitorsAddress(request);
      // The socket outlives its request by hours: let go of the answer it will never get, and of the plugin's
      // listener that holds both. This halves the memory of a connection.
      replies.get(request)?.raw.detachSocket(request.raw.socket);
      socket.removeAllListeners('error');
      addresses.set(address, (addresses.get(address) ?? 0) + 1);
      socket.on('close', () => {
        const left = (addresses.get(address) ?? 1) - 1;
        if (left > 0) addresses.set(address, left);
        else addresses.delete(address);
      });
      // Listens from the first moment: a client may say hello at once.
      const name = knownVisitor(request, people).then(
        (account) => account?.name,
        () => undefined,
      );
      new Connection(socket, request.params.id, address, name, context);
    },
  );
}
