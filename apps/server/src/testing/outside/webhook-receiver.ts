import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

export interface Told {
  id: string;
  type: string;
  company: string;
  subject: string;
  by: string;
  data: Record<string, unknown>;
}

export type AnswerWith = (event: Told, response: ServerResponse) => void;

/** Checks the signature as Standard Webhooks says, with code of its own. */
function isSigned(secret: string, { headers }: IncomingMessage, body: string) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

/** A system beside Gemba that is told what happens. It keeps what it took, in the order in which it took it. */
export async function startReceiver(answerWith: AnswerWith = (_, response) => response.writeHead(204).end()) {
  const taken: Told[] = [];
  const wrong: string[] = [];
  const state = { secret: '', answerWith, asked: 0 };
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const event = JSON.parse(body) as Told;
    state.asked += 1;
    if (!isSigned(state.secret, request, body)) wrong.push(event.id);
    if (request.headers['webhook-id'] !== event.id) wrong.push(`id of ${event.id}`);
    state.answerWith(event, response);
    if (response.statusCode < 300) taken.push(event);
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/gemba`, port, taken, wrong, state };
}
