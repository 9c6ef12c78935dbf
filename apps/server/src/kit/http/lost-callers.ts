import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Callers that hang up at any moment. Their address is read while the connection is there: Node keeps it, and the rate limit
 * counts by it. Without one nobody is there any more.
 */
export const keepAddresses = (server: Server) =>
  server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
  });

/** A caller that has its answer and is still sending would keep its connection open as long as it likes. */
export const closeUnread = (app: FastifyInstance) =>
  app.addHook('onSend', (request, reply, _, done) => {
    // Uploads let go by themselves, later: a caller in the middle of a file must get to read the answer.
    if (!request.raw.complete && !request.routeOptions.config.call?.upload) void reply.header('connection', 'close');
    done();
  });
