import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

/** The question whether all is well is answered within so many milliseconds, whatever the database does. */
const PATIENCE = 2000;

/** What operators look at. */
export async function operationRoutes(app: FastifyInstance, { storage, metrics, hall }: Context): Promise<void> {
  app.get('/health', { config: { rateLimit: false }, schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await inTime(storage.ping(), PATIENCE);
      return { status: 'ok', ...hall.counts() };
    } catch {
      return reply.status(503).send({ status: 'the database does not answer' });
    }
  });
  app.get('/metrics', { config: { rateLimit: false }, schema: { hide: true } }, async (_request, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

/** What is promised, or an error when it takes too long. */
async function inTime(promise: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), milliseconds);
  });
  await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
