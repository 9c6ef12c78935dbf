import { createServer } from 'node:net';

/** Below the ports that the system gives to outgoing connections, one of which could take it in between. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

export async function freePort(): Promise<number> {
  const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
  return (await isFree(port)) ? port : freePort();
}
