import type { FastifyInstance } from 'fastify';

/** No inline script but those with these hashes, no inline style, nothing from another origin, no page of ours inside another's. */
export const contentSecurityPolicy = (...scriptHashes: readonly string[]) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const HEADERS = {
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** On every answer, errors too. Constant, so written here rather than computed by a plugin for each request. */
export const securityHeaders = (app: FastifyInstance) =>
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(HEADERS);
    done();
  });
