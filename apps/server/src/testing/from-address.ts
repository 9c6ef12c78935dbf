import { Agent, request } from 'node:http';
import type { Envelope } from '@gemba/contract/kit/envelope';

/** Addresses of this machine that a client can come from. macOS answers on 127.0.0.1 alone. */
export const loopbackAddresses = (count: number) =>
  Array.from({ length: count }, (_, at) => `127.0.0.${process.platform === 'darwin' ? 1 : at + 1}`);

/** A client that comes from one address, over connections that it keeps. */
export function clientAt(localAddress: string, base: string) {
  const agent = new Agent({ keepAlive: true });
  const { port } = new URL(base);
  const post = (path: string, body: unknown) =>
    new Promise<Envelope>((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const options = { agent, localAddress, host: '127.0.0.1', port, path: `/app${path}`, method: 'POST', headers };
      const asked = request(options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString()) as Envelope));
      });
      asked.on('error', reject).end(JSON.stringify(body));
    });
  return { post, close: () => agent.destroy() };
}
