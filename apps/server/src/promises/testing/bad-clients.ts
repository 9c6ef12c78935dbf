import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A connection whose client says what it likes, when it likes. It takes whatever comes. */
export interface RawClient {
  socket: Socket;
  send(text: string): void;
  /** Without a word, as when the network goes. */
  vanish(): void;
  received(): string;
  untilClosed: Promise<void>;
}

export const rawClientOf = (url: string) => {
  const { hostname, port } = new URL(url);
  return () =>
    new Promise<RawClient>((resolve, reject) => {
      let text = '';
      const socket = connect({ host: hostname, port: Number(port) });
      const untilClosed = new Promise<void>((closed) => socket.once('close', () => closed()));
      socket.once('error', reject).on('error', () => {});
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.once('connect', () =>
        resolve({
          socket,
          send: (sent) => void socket.write(sent),
          vanish: () => void socket.resetAndDestroy(),
          received: () => text,
          untilClosed,
        }),
      );
    });
};

export const request = (
  method: string,
  path: string,
  headers: Record<string, string | number | undefined> = {},
  body = '',
) => {
  const lines = Object.entries({ host: 'x', ...headers }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return `${[`${method} /app${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body}`;
};

/** Sockets of this process, clients' and server's. */
export const openSockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;

/** However slow the machine: a test that never gets there ends by its own time limit. */
export async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await sleep(20);
}
