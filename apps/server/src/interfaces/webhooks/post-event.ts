import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { lookupWhere } from '../../kit/outside/addresses.ts';
import { addressIn, reachable } from './webhook-url.ts';

const ANSWER_WITHIN_MS = 10_000;
const READ_AT_MOST = 1_000;

export interface EventAnswer {
  status: number;
  /** The beginning of the answer. */
  text: string;
}

async function beginningOf(answer: IncomingMessage) {
  let text = '';
  answer.setEncoding('utf8');
  for await (const piece of answer) {
    text += String(piece);
    if (text.length >= READ_AT_MOST) break; // this ends the connection
  }
  return text.slice(0, READ_AT_MOST);
}

/**
 * Posts events to webhooks. An address is chosen by a company, so it may not lead inside, whatever its name says a moment
 * later: the connection itself asks where it goes. Redirects are not followed. The agents are its own, so that no connection
 * is reused that somebody opened with other rules.
 */
export function createPoster(networks: readonly string[]) {
  const agents = { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) };

  const post = async (href: string, headers: Record<string, string>, body: string): Promise<EventAnswer> => {
    const url = new URL(href);
    const isAllowed = reachable(url, networks);
    const address = addressIn(url);
    if (address && !isAllowed(address)) throw new Error(`${url.host} is not on the internet`);
    const [request, agent] =
      url.protocol === 'http:'
        ? ([requestHttp, agents['http:']] as const)
        : ([requestHttps, agents['https:']] as const);
    const bytes = Buffer.from(body);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const posting = request(url, {
        method: 'POST',
        agent,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': String(bytes.length) },
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        lookup: lookupWhere(isAllowed),
      });
      posting.on('response', resolve);
      posting.on('error', reject);
      posting.end(bytes);
    });
    return { status: answer.statusCode ?? 0, text: await beginningOf(answer) };
  };

  return {
    post,
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
