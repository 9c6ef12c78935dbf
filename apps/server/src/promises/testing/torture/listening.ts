import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const waited = new Map<string, Promise<void>>();

const listens = ({ hostname, port }: URL) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function knock(url: string) {
  while (!(await listens(new URL(url)))) await sleep(20);
  waited.delete(url);
}

/** Somebody is there again. One knocks for all: a hundred requests that find nobody would only slow the start down. */
export function untilListening(url: string) {
  const known = waited.get(url) ?? knock(url);
  waited.set(url, known);
  return known;
}
