import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** How a printer that speaks ZPL answers `~HS`. */
const statusOf = ({ noLabels = 0, headOpen = 0 }: { noLabels?: number; headOpen?: number }) =>
  `\x02030,${noLabels},0,1245,000,0,0,0,000,0,0,0\x03\r\n\x02000,0,${headOpen},0,0,2,4,0,00000000,1,000\x03\r\n\x021234,0\x03\r\n`;

export interface Behaviour {
  /** Undefined: it never says how it is. */
  status?: { noLabels?: number; headOpen?: number };
  /** Hangs up hard after so many bytes of labels. */
  breaksAfter?: number;
  /** Hangs up when it is asked how it is. */
  hangsUp?: boolean;
}

/** A label printer in the network. It keeps what it was told to print, job by job. */
export async function startPrinter(behaviour: Behaviour = {}) {
  const printed: string[] = [];
  const state = { behaviour, asked: 0 };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    let heard = '';
    socket.on('data', (piece) => {
      heard += piece.toString('latin1');
      if (heard.startsWith('~HS\n')) {
        heard = heard.slice('~HS\n'.length);
        state.asked += 1;
        if (state.behaviour.hangsUp) return socket.end();
        if (state.behaviour.status) socket.write(statusOf(state.behaviour.status));
      }
      const { breaksAfter } = state.behaviour;
      if (breaksAfter !== undefined && heard.length >= breaksAfter) socket.resetAndDestroy();
    });
    socket.on('end', () => {
      if (heard) printed.push(heard);
      socket.end();
    });
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const switchOff = async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  afterAll(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { port, printed, state, switchOff, switchOn: () => listen(port) };
}
