import type { FastifyInstance } from 'fastify';

/** No inline script or style anywhere, nothing from another origin, no page of ours inside another's. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
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
