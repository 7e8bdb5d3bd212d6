import { visibleEvents } from '@rangefinder/kernel';
import {
  ApiError,
  CreatedMatch,
  CreateMatch,
  GameInfo,
  Id,
  JoinMatch,
  MatchSummary,
  SeatTicket,
} from '@rangefinder/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { gameInfos } from '../games.ts';
import type { Context } from './context.ts';
import { visitor } from './visitor.ts';

const params = z.object({ id: Id });
const tags = ['matches'];
const error = { '4xx': ApiError };
/** What is over does not change any more. */
const FINAL = 'private, max-age=86400, immutable';
const FairnessSchema = z.strictObject({
  commitment: z.string(),
  words: z.array(z.string().nullable()),
  secret: z.string().nullable(),
});

/** Making, finding and joining matches. */
export async function matchRoutes(plain: FastifyInstance, context: Context): Promise<void> {
  const { people, matches, settings, metrics } = context;
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const config = { rateLimit: { max: settings.matchesPerMinute, timeWindow: '1 minute' } };

  app.get(
    '/games',
    { schema: { tags, summary: 'All games', response: { 200: z.array(GameInfo) } } },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return gameInfos((error) => {
        metrics.trouble('game');
        request.log.error({ err: error }, 'a game cannot be loaded');
      });
    },
  );
  app.post(
    '/commitments',
    {
      schema: {
        tags,
        summary: 'A fingerprint of dice for a match yet to be made',
        response: { 200: z.strictObject({ commitment: z.string() }), ...error },
      },
    },
    async () => ({ commitment: await matches.commitment() }),
  );
  app.get(
    '/matches',
    {
      schema: {
        tags,
        summary: 'Matches to join, to watch, or of one’s own',
        querystring: z.object({ list: z.enum(['open', 'live', 'mine']).default('open') }),
        response: { 200: z.array(MatchSummary), ...error },
      },
    },
    async (request, reply) => matches.list(request.query.list, await visitor(request, reply, people)),
  );
  app.post(
    '/matches',
    { config, schema: { tags, summary: 'Make a match', body: CreateMatch, response: { 200: CreatedMatch, ...error } } },
    async (request, reply) => matches.create(request.body, await visitor(request, reply, people)),
  );
  app.get(
    '/matches/:id',
    { schema: { tags, summary: 'One match', params, response: { 200: MatchSummary, ...error } } },
    async (request) => matches.summary(request.params.id),
  );
  app.post(
    '/matches/:id/join',
    { schema: { tags, summary: 'Sit down', params, body: JoinMatch, response: { 200: SeatTicket, ...error } } },
    async (request, reply) => matches.join(request.params.id, request.body, await visitor(request, reply, people)),
  );
  app.post(
    '/matches/:id/cancel',
    {
      schema: {
        tags,
        summary: 'Take back a match that has not begun',
        params,
        response: { 200: z.strictObject({}), ...error },
      },
    },
    async (request, reply) => {
      await matches.cancel(request.params.id, await visitor(request, reply, people));
      return {};
    },
  );
  app.post(
    '/matches/:id/tickets',
    {
      schema: {
        tags,
        summary: 'The tickets of one’s own seats',
        params,
        response: { 200: z.array(SeatTicket), ...error },
      },
    },
    async (request, reply) => matches.tickets(request.params.id, await visitor(request, reply, people)),
  );
  app.get(
    '/matches/:id/fairness',
    { schema: { tags, summary: 'What fixes the dice', params, response: { 200: FairnessSchema, ...error } } },
    async (request) => {
      const { commitment, words, secret } = await matches.fairness(request.params.id);
      return { commitment, words: [...words], secret };
    },
  );
}

/** What remains of a match that is over. */
export async function archiveRoutes(plain: FastifyInstance, { matches, storage }: Context): Promise<void> {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/matches/:id/record',
    {
      schema: { tags, summary: 'The record of a match that is over', params, response: { 200: z.unknown(), ...error } },
    },
    async (request, reply) => {
      reply.header('cache-control', FINAL);
      return matches.record(request.params.id);
    },
  );
  app.get(
    '/matches/:id/events',
    {
      schema: {
        tags,
        summary: 'What happened in a match that is over, as it was stored',
        params,
        response: { 200: z.array(z.unknown()), ...error },
      },
    },
    async (request, reply) => {
      const { row } = await matches.finished(request.params.id);
      reply.header('cache-control', FINAL);
      const events = visibleEvents(JSON.parse(row.opening ?? '[]'), 'spectator');
      for (const entry of await storage.entriesAfter(row.id, 0)) {
        if (entry.act.kind === 'undone') {
          const { to } = entry.act;
          events.splice(0, events.length, ...events.filter(({ decision }) => decision <= to));
        } else events.push(...visibleEvents(JSON.parse(entry.events), 'spectator'));
      }
      return events;
    },
  );
}
