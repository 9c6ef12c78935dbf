import type { IncomingMessage } from 'node:http';
import type { CustomFetch } from 'openid-client';
import { requestOutside } from '../../kit/outside/request-outside.ts';

const READ_AT_MOST = 1_048_576;
const WITHOUT_BODY = [204, 205, 304];

/** The provider gave no answer; its cause says why. As with `fetch` it is a TypeError, which the library hands on as it is. */
export class NoAnswer extends TypeError {
  constructor(cause: unknown) {
    super('The provider does not answer', { cause });
  }
}

async function contentOf(answer: IncomingMessage) {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of answer) {
    length += (piece as Buffer).length;
    if (length > READ_AT_MOST) throw new Error(`The answer is longer than ${READ_AT_MOST} bytes`);
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}

/** Every request to a provider, also to the addresses that it names itself: none of them leads inside unless the operator allows it. */
export const providerFetch =
  (networks: readonly string[]): CustomFetch =>
  async (url, { method, headers, body, signal }) => {
    try {
      const bytes = body instanceof URLSearchParams ? Buffer.from(body.toString()) : undefined;
      const answer = await requestOutside(url, networks, { method, headers, body: bytes, signal });
      const status = answer.statusCode ?? 0;
      const content = await contentOf(answer);
      const { 'content-type': type = '' } = answer.headers;
      return new Response(WITHOUT_BODY.includes(status) ? null : content, {
        status,
        headers: { 'content-type': type, ...authenticateOf(answer) },
      });
    } catch (error) {
      throw new NoAnswer(error);
    }
  };

/** By this header a provider says what it does not like about our client id and secret. */
const authenticateOf = ({ headers }: IncomingMessage) => {
  const { 'www-authenticate': challenge } = headers;
  return challenge === undefined ? {} : { 'www-authenticate': challenge };
};
