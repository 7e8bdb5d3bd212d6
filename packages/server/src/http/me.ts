import { ApiError, Credentials, Me, PlayerName } from '@rangefinder/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { meOf } from '../people.ts';
import type { Context } from './context.ts';
import { remember, visitor } from './visitor.ts';

/** Who one is: guests, names, passwords. */
export async function meRoutes(plain: FastifyInstance, { people, matches, settings }: Context): Promise<void> {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const response = { 200: Me, '4xx': ApiError };
  const slow = { config: { rateLimit: { max: settings.loginsPerMinute, timeWindow: '1 minute' } } };

  app.get('/me', { schema: { tags: ['players'], summary: 'Who am I?', response } }, async (request, reply) =>
    meOf(await visitor(request, reply, people)),
  );
  app.post(
    '/me/name',
    {
      schema: {
        tags: ['players'],
        summary: 'Call a guest by another name',
        body: z.strictObject({ name: PlayerName }),
        response,
      },
    },
    async (request, reply) => {
      const account = await visitor(request, reply, people);
      const renamed = await people.rename(account, request.body.name);
      await matches.renamed(renamed);
      return meOf(renamed);
    },
  );
  app.post(
    '/register',
    { ...slow, schema: { tags: ['players'], summary: 'Claim a name with a password', body: Credentials, response } },
    async (request, reply) => {
      const account = await visitor(request, reply, people);
      return meOf(await people.register(account, request.body.name, request.body.password));
    },
  );
  app.post(
    '/login',
    { ...slow, schema: { tags: ['players'], summary: 'Come back under a claimed name', body: Credentials, response } },
    async (request, reply) => {
      const account = await people.logIn(request.body.name, request.body.password);
      remember(request, reply, account);
      return meOf(account);
    },
  );
  app.post(
    '/logout',
    { schema: { tags: ['players'], summary: 'Leave; a new guest comes', response } },
    async (request, reply) => {
      const guest = await people.newGuest();
      remember(request, reply, guest);
      return meOf(guest);
    },
  );
}
