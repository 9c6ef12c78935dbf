import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createConnection, isIP, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { PrintFailure } from '@gemba/contract/labels/jobs/print-job';
import { addressesIn } from '../../kit/outside/addresses.ts';
import { type PrinterTrouble, readStatus } from './printer-status.ts';

export interface SendPace {
  connectMs: number;
  /** How long a printer has to answer how it is. One that never does is sent its labels all the same. */
  statusMs: number;
  /** How long it may take no bytes, or leave the connection open after the last one. */
  silentMs: number;
  /** How long all of the labels may take, also where it takes them byte by byte. */
  wholeMs: number;
}

export const SEND_PACE: SendPace = { connectMs: 5_000, statusMs: 700, silentMs: 10_000, wholeMs: 90_000 };

interface Target {
  host: string;
  port: number;
}

/** A printer that could not be told. */
export class NotPrinted extends Error {
  readonly failure: PrintFailure;

  constructor(failure: PrintFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** The address is looked up once and connected to as it was found: a name cannot lead elsewhere a moment later. */
async function addressOf(host: string, networks: readonly string[]) {
  const isAllowed = addressesIn(networks);
  const found = isIP(host)
    ? [host]
    : await lookup(host, { all: true }).then(
        (all) => all.map(({ address }) => address),
        () => [],
      );
  const [address] = found;
  if (address === undefined) throw new NotPrinted('UNKNOWN_HOST');
  if (!found.every(isAllowed)) throw new NotPrinted('NOT_ALLOWED');
  return address;
}

async function connect(host: string, port: number, withinMs: number) {
  const socket = createConnection({ host, port });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(withinMs) });
    return socket;
  } catch {
    socket.destroy();
    throw new NotPrinted('UNREACHABLE');
  }
}

/** Asks the printer how it is (`~HS`). Undefined: all is well, or it does not say. */
async function askStatus(socket: Socket, withinMs: number): Promise<PrinterTrouble | undefined> {
  let answer = '';
  const hear = (piece: Buffer) => {
    answer += piece.toString('latin1');
  };
  socket.on('data', hear);
  socket.write('~HS\n');
  const asked = Date.now();
  while (Date.now() - asked < withinMs && readStatus(answer) === undefined && !socket.destroyed) await pause(20);
  socket.off('data', hear);
  socket.resume();
  return readStatus(answer)?.trouble;
}

/** Sends everything and waits until the printer has taken it and hung up. */
async function deliver(socket: Socket, zpl: string, { silentMs, wholeMs }: SendPace) {
  const broken = new Promise<never>((_, reject) => {
    socket.once('error', () => reject(new NotPrinted('BROKEN_OFF')));
    socket.setTimeout(silentMs, () => reject(new NotPrinted('BROKEN_OFF')));
  });
  const closed = once(socket, 'close', { signal: AbortSignal.timeout(wholeMs) }).catch(() => {
    throw new NotPrinted('BROKEN_OFF');
  });
  socket.end(zpl, 'latin1');
  await Promise.race([closed, broken]);
  if (!socket.writableFinished) throw new NotPrinted('BROKEN_OFF');
}

/**
 * Sends labels to a printer. Before the first byte of them every failure is harmless, and the labels can be sent again;
 * after that (BROKEN_OFF) some of them may be out.
 */
export async function sendZpl(
  { host, port }: Target,
  zpl: string,
  networks: readonly string[],
  pace: SendPace = SEND_PACE,
) {
  const socket = await connect(await addressOf(host, networks), port, pace.connectMs);
  try {
    // Between the steps below nobody waits for an error, and one without a listener would end the server.
    socket.on('error', () => {});
    const trouble = await askStatus(socket, pace.statusMs);
    if (trouble) throw new NotPrinted(trouble);
    // It has hung up instead of an answer, and would say nothing more.
    if (socket.destroyed || socket.readableEnded) throw new NotPrinted('UNREACHABLE');
    await deliver(socket, zpl, pace);
  } finally {
    socket.destroy();
  }
}
