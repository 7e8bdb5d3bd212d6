import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

/** What operators look at. */
export async function operationRoutes(app: FastifyInstance, { storage, metrics, hall }: Context): Promise<void> {
  app.get('/health', { config: { rateLimit: false }, schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await storage.ping();
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
