import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const YEAR = 365 * 24 * 3600;

/** The app: its files, and its first page for every address that is not the server's own. */
export async function pageRoutes(app: FastifyInstance, root: string | null): Promise<void> {
  const isBuilt = root !== null && existsSync(join(root, 'index.html'));
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && isPage(request)) return reply.sendFile('index.html');
    return reply.status(404).send({ error: 'http.address.1', message: 'There is nothing at this address.' });
  });
  if (!isBuilt) {
    app.get('/', { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/plain').send('Rangefinder is running. The app is not built; the interface is at /api/docs.\n'),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheFor(path)),
  });
}

/** Whether the app shows something there: everywhere but below the server's own addresses. */
function isPage({ method, url }: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && !/^\/(api|assets|health|metrics)([/?]|$)/.test(url);
}

/** Files below assets/ carry a fingerprint in their name and never change; everything else is asked for anew. */
function cacheFor(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache';
}
