import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Copies rows in PostgreSQL's own text format. Until it is ended or stopped the connection takes no other command. */
export function copyRows(client: ClientBase, sql: string) {
  const stream = client.query(copyFrom(sql));
  let broken: Error | undefined;
  // Without a listener a lost connection would end the process.
  stream.on('error', (error) => {
    broken ??= error;
  });
  return {
    async write(row: string) {
      if (broken) throw broken;
      if (!stream.write(row)) await once(stream, 'drain');
    },
    async end() {
      if (broken) throw broken;
      stream.end();
      await finished(stream);
    },
    stop() {
      if (!broken) stream.destroy();
    },
  };
}
