import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { DEFAULT_LANGUAGE, languageOf } from '@gemba/contract/kit/languages';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../refuse.ts';
import { isTooOld } from '../version.ts';
import { compressAnswers } from './compress-answers.ts';
import { answerErrors } from './errors.ts';
import { acceptJsonOnly } from './json-body.ts';
import { loggerOptions, logRequests } from './log.ts';
import { closeUnread, keepAddresses } from './lost-callers.ts';
import type { Metrics } from './metrics.ts';
import { securityHeaders } from './security-headers.ts';
import { refuseRepeatedHeaders } from './single-headers.ts';
import { answerUnreadable, refuseTunnel } from './unreadable.ts';

export interface AppOptions {
  config: Pick<Config, 'logLevel' | 'trustedProxies' | 'requestsPerMinute'>;
  metrics: Metrics;
  /** Where log lines go; standard output unless a test reads them. */
  logTo?: { write(line: string): void };
}

/** Also for a connection on which nothing is asked. Bodies have the time of their call. */
const HEADERS_WITHIN_MS = 10_000;

const isDecodable = (url: string) => {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
};

/**
 * An address that cannot be decoded goes the way of every unknown one, through the same hooks and headers. Of a screen only
 * the path is needed: the app reads its own address, and says what is wrong with it in its own words.
 */
const readable = (url: string) => {
  if (isDecodable(url)) return url;
  if (url.startsWith('/app/')) return '/app/unreadable-address';
  const [path = '/'] = url.split('?');
  return isDecodable(path) ? path : '/unreadable-address';
};

/** An HTTP server that knows the envelope, the languages and the limits, and no operation yet. */
export async function createApp({ config, metrics, logTo }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: 1_048_576,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    logger: loggerOptions(config.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    exposeHeadRoutes: true,
    clientErrorHandler: answerUnreadable,
    http: {
      headersTimeout: HEADERS_WITHIN_MS,
      connectionsCheckingInterval: HEADERS_WITHIN_MS / 5,
      // Refused below: Node's own refusal would have neither envelope nor headers.
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    // Requests on open connections are finished; Fastify's own 503 would have neither envelope nor headers.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readable(url),
    // As long as an address can be: the contract says what is too long, and Fastify's own refusal would have no envelope.
    routerOptions: { maxParamLength: 65_536, ignoreDuplicateSlashes: false },
  });
  app.server.on('connect', refuseTunnel);
  keepAddresses(app.server);
  app.decorateRequest('language', DEFAULT_LANGUAGE);
  app.decorateRequest('actor', undefined);
  app.decorateRequest('concerns', undefined);
  app.decorateRequest('noted', undefined);
  acceptJsonOnly(app);
  answerErrors(app);
  logRequests(app, metrics);
  await app.register(cookie);
  securityHeaders(app);
  compressAnswers(app);
  closeUnread(app);
  refuseRepeatedHeaders(app);
  app.addHook('onRequest', (request, reply, done) => {
    const lang = request.headers['lang'];
    request.language = languageOf(typeof lang === 'string' ? lang : undefined);
    if (!request.url.startsWith('/app/')) return done();
    void reply.header('cache-control', 'no-store');
    const version = request.headers['x-app-version'];
    return done(typeof version === 'string' && isTooOld(version) ? new Refusal('CLIENT_TOO_OLD', {}) : undefined);
  });
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    allowList: (request) => !request.url.startsWith('/app/'),
    errorResponseBuilder: (_, { ttl }) => new Refusal('TOO_MANY_REQUESTS', { seconds: Math.ceil(ttl / 1000) }),
  });
  return app;
}
