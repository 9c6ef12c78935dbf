import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { dice } from '../../../testing/dice.ts';

interface Passed {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const STALL_MS = 6_000;
const BUSY = JSON.stringify({ code: 503, msgCode: 'SERVER_BUSY', msg: '', notice: '', success: false, data: {} });
const FAULTS = { dropRequest: 50, dropAnswer: 50, twice: 100, late: 300, half: 30, busy: 20, stall: 1 } as const;
type Fault = keyof typeof FAULTS | 'none';

const bodyOf = async (message: IncomingMessage) => Buffer.concat((await message.toArray()) as Buffer[]);

/** A bad network in front of a server: of a thousand requests so many meet each fault. */
export async function startChaosProxy(target: string, seed: number) {
  const choose = dice(seed);
  const thousand = Array.from({ length: 1_000 }, (_, at) => at);
  const met: Record<string, number> = {};
  const nextFault = (): Fault => {
    let left = choose(thousand);
    const fault = (Object.keys(FAULTS) as (keyof typeof FAULTS)[]).find((name) => (left -= FAULTS[name]) < 0) ?? 'none';
    met[fault] = (met[fault] ?? 0) + 1;
    return fault;
  };

  const pass = ({ method, url, headers }: IncomingMessage, body: Buffer) =>
    new Promise<Passed>((resolve, reject) => {
      const onward = httpRequest(`${target}${url}`, { method, headers }, (answer) => {
        bodyOf(answer).then(
          (text) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
          reject,
        );
      });
      onward.on('error', reject).end(body);
    });

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    const fault = nextFault();
    if (fault === 'dropRequest') return request.socket.destroy();
    if (fault === 'busy') return response.writeHead(503, { 'content-type': 'application/json' }).end(BUSY);
    if (fault === 'late') await sleep(choose(thousand) * 0.4);
    const answer = pass(request, body);
    // Both are through before one is answered: what still travels after the answer would be another client.
    const passed = fault === 'twice' ? (await Promise.all([answer, pass(request, body)]))[1] : await answer;
    if (fault === 'dropAnswer') return request.socket.destroy();
    if (fault === 'stall') await sleep(STALL_MS);
    response.writeHead(passed.status, passed.headers);
    if (fault !== 'half') return response.end(passed.body);
    response.write(passed.body.subarray(0, passed.body.length >> 1));
    return setImmediate(() => request.socket.destroy());
  };

  const proxy = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    /** How often each fault came. */
    met,
    stop: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
