import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { checkLedger } from '../../../inventory/index.ts';
import { urlOf } from '../../../kit/embedded/embedded-postgres.ts';
import { postmasterOf, type ServerProcess, startProcess } from '../../../testing/server-process.ts';

const ENV = { GEMBA_REQUESTS_PER_MINUTE: '100000000', GEMBA_LOG: 'warn' };

/** A server with its database that is killed again and again, and what its logs said. */
export class Victim {
  readonly folder: string;
  readonly #port: number;
  #server: ServerProcess;
  #said = '';

  constructor(folder: string, port: number) {
    this.folder = folder;
    this.#port = port;
    this.#server = startProcess(folder, port, ENV);
  }

  get url() {
    return this.#server.url;
  }

  /** Counted over all restarts. */
  get said() {
    return this.#said + this.#server.said();
  }

  untilReady() {
    return this.#server.untilReady();
  }

  async killServer() {
    this.#server.child.kill('SIGKILL');
    await this.#server.untilGone();
    this.#said += this.#server.said();
    this.#server = startProcess(this.folder, this.#port, ENV);
    await this.untilReady();
  }

  /** At once, without a checkpoint, as when the power goes. The server stays up and starts it again. */
  async killDatabase() {
    const before = await postmasterOf(this.folder);
    if (before === undefined) throw new Error('The database of a ready server runs');
    process.kill(before, 'SIGQUIT');
    for (let waited = 0; waited < 20_000; waited += 20) {
      const now = await postmasterOf(this.folder);
      if (now !== undefined && now !== before) return this.untilReady();
      await sleep(20);
    }
    throw new Error('The database did not come back');
  }

  async stop() {
    this.#server.child.kill('SIGTERM');
    return this.#server.untilGone();
  }

  async owner() {
    const client = new pg.Client({ connectionString: await urlOf(this.folder, 'gemba') });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  /** The rules of the ledgers that do not hold, in one moment of a run that goes on. */
  async broken() {
    const owner = await this.owner();
    try {
      await owner.query('begin isolation level repeatable read');
      return Object.entries(await checkLedger(owner)).filter(([, found]) => found > 0);
    } finally {
      await owner.end();
    }
  }
}

/** Evenly over the run, both kinds mixed; after each one the ledgers are looked at while the clients go on. */
export async function spreadOutages(
  victim: Victim,
  { serverKills, databaseKills, postings }: { serverKills: number; databaseKills: number; postings: number },
  progress: () => number,
) {
  const kills = serverKills + databaseKills;
  const found: unknown[] = [];
  let databases = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const due = (postings * kill) / (kills + 1);
    while (progress() < due) await sleep(5);
    const databasesDue = Math.floor((databaseKills * kill) / kills);
    await (databasesDue > databases ? victim.killDatabase() : victim.killServer());
    databases = databasesDue;
    found.push(...(await victim.broken()).map((rule) => [`after kill ${kill}`, rule]));
  }
  return found;
}
