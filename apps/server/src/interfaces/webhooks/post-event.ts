import { Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { requestOutside } from '../../kit/outside/request-outside.ts';

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

/** Posts events to webhooks. The agents are its own, so that no connection is reused that somebody opened with other rules. */
export function createPoster(networks: readonly string[]) {
  const agents = { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) };

  const post = async (href: string, headers: Record<string, string>, body: string): Promise<EventAnswer> => {
    const answer = await requestOutside(href, networks, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: Buffer.from(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      agents,
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
