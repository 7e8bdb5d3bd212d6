import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import websocket from '@fastify/websocket';
import { Refused } from '@rangefinder/host';
import { LONGEST_MESSAGE } from '@rangefinder/protocol';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { Settings } from '../settings.ts';
import { visitorsAddress } from './address.ts';
import type { Context } from './context.ts';
import { archiveRoutes, matchRoutes } from './matches.ts';
import { meRoutes } from './me.ts';
import { operationRoutes } from './operations.ts';
import { checkOrigin } from './origin.ts';
import { pageRoutes } from './pages.ts';
import { socketRoute } from './sockets.ts';

/** The largest body of a request: a list of any game fits in many times. */
const LARGEST_BODY = 128 * 1024;

/** An HTTP server without routes yet; it brings the log. */
export function bareApp(settings: Settings): FastifyInstance {
  const { logLevel: level, logTo: stream, trustedProxies } = settings;
  return Fastify({
    logger: { level, ...(stream ? { stream } : {}), redact: ['req.headers.cookie', 'req.headers.authorization'] },
    // A line for every request would drown the others; metrics count them.
    logController: new LogController({ disableRequestLogging: true }),
    // What stands further left in X-Forwarded-For than our own proxies wrote, the visitor wrote.
    trustProxy: trustedProxies > 0 && ((_address, hop) => hop < trustedProxies),
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
  });
}

/** Adds everything the server answers to. */
export async function addRoutes(app: FastifyInstance, context: Context, cookieSecret: string): Promise<void> {
  const { settings } = context;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addErrors(app, context);
  await app.register(helmet, {
    contentSecurityPolicy: { directives: CONTENT_SECURITY },
    strictTransportSecurity: false,
  });
  await app.register(cookie, { secret: cookieSecret });
  await app.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false },
  });
  await app.register(swagger, {
    openapi: { info: { title: 'Rangefinder', description: 'Matches of Star Wars tabletop games', version: '1' } },
    transform: jsonSchemaTransform,
  });
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request, settings.allowedOrigins);
  });
  await app.register(
    async (api) => {
      // Limits belong to the routes of this scope, however their address is written. The app's files are cheap, and a
      // page needs many at once.
      await api.register(rateLimit, {
        max: settings.requestsPerMinute,
        timeWindow: '1 minute',
        keyGenerator: visitorsAddress,
      });
      await api.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
      await meRoutes(api, context);
      await matchRoutes(api, context);
      await archiveRoutes(api, context);
      await socketRoute(api, context);
    },
    { prefix: '/api' },
  );
  await operationRoutes(app, context);
  await pageRoutes(app, settings.webRoot);
}

/** Scripts and workers of our own only; styles may be set by attributes, as the app does to place ships. */
const CONTENT_SECURITY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'", 'ws:', 'wss:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};

function addErrors(app: FastifyInstance, { metrics }: Context): void {
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const { status, name, message } = explain(error);
    if (status >= 500 && !(error instanceof Refused)) {
      metrics.trouble('http');
      request.log.error({ err: error, url: request.url }, 'a request failed');
    } else {
      metrics.refusals.inc({ rule: name });
      request.log.warn({ refused: name, url: request.url, address: request.ip }, message);
    }
    void reply.status(status).send({ error: name, message });
  });
}

function explain(error: FastifyError | Refused): { status: number; name: string; message: string } {
  if (error instanceof Refused) return { status: error.status, name: error.rule, message: error.message };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation;
    const where = issue?.instancePath.slice(1).replaceAll('/', '.') ?? '';
    return {
      status: 400,
      name: 'http.body.1',
      message: `${where || 'The request'}: ${issue?.message ?? 'not understood'}`,
    };
  }
  const status = error.statusCode ?? 500;
  if (status === 429) return { status, name: 'http.pace.1', message: 'Too many requests. Wait a moment.' };
  if (status < 500) return { status, name: 'http.request.1', message: error.message };
  return { status: 500, name: 'http.failed.1', message: 'Something went wrong on the server.' };
}
