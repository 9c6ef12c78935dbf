import { DEFAULT_TIMEOUT_MS } from '@gemba/contract/kit/call';
import type { FastifyInstance } from 'fastify';
import { Refusal, refuse } from '../refuse.ts';
import { receiveBody } from './receive-body.ts';

const DEEPEST = 20;

/** Counted on the text: a body of ten thousand brackets is refused before anything is built from it. */
const depthOf = (json: string) => {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, (depth += 1));
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return deepest;
};

/** For JSON that comes inside of something else, by the same rules. */
export const parseJson = (text: string): unknown => {
  if (depthOf(text) > DEEPEST) return refuse('INVALID_JSON', { deepest: DEEPEST });
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? refuse('INVALID_JSON') : value));
  } catch {
    return refuse('INVALID_JSON');
  }
};

/**
 * JSON and nothing else: a form or plain text of another site's page cannot reach an operation. A call that takes a file
 * reads its multipart by itself, once it knows who sends it.
 */
export function acceptJsonOnly(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request, payload, done) => {
    const { bodyLimit, config } = request.routeOptions;
    const withinMs = config.call?.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    const take = (text: string) => {
      if (text === '') return done(null, undefined);
      if (depthOf(text) > DEEPEST) return done(new Refusal('INVALID_JSON', { deepest: DEEPEST }));
      return parse(request, text, (error, value) =>
        error ? done(new Refusal('INVALID_JSON', {})) : done(null, value),
      );
    };
    void receiveBody(payload, { maximumBytes: bodyLimit, withinMs }).then(take, done);
  });
  app.addContentTypeParser('multipart/form-data', (request, _, done) =>
    done(request.routeOptions.config.call?.upload ? null : new Refusal('UNSUPPORTED_MEDIA_TYPE', {})),
  );
}
