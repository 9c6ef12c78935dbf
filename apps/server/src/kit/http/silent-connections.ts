import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Connections on which nothing was ever asked: browsers open some in advance. Node does not count them as idle, and a
 * server that stops would wait for them.
 */
export function silentConnectionsOf(server: Server) {
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => silent.delete(socket));
  return {
    close: () => {
      for (const socket of silent) socket.destroy();
    },
  };
}
