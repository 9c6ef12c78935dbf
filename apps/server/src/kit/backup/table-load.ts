import type { Writable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** One COPY into a table, fed piece by piece. The driver tells an error of the database once, as an event: it is kept. */
export class TableLoad {
  readonly table: string;
  private readonly rows: Writable;
  private failed: Error | undefined;
  private wake = () => {};

  constructor(owner: pg.Client, table: string, columns: readonly string[]) {
    this.table = table;
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    // sql: names that the manifest allows; a table or column that is not there is refused by the database
    this.rows = owner.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${list}) from stdin`));
    this.rows.on('error', (error) => {
      this.failed ??= error;
      this.wake();
    });
    this.rows.on('drain', () => this.wake());
    this.rows.on('finish', () => this.wake());
  }

  async write(piece: Buffer) {
    if (!this.failed && !this.rows.write(piece)) await this.untilWoken();
    if (this.failed) throw this.failed;
  }

  async end() {
    if (!this.failed) {
      this.rows.end();
      await this.untilWoken();
    }
    if (this.failed) throw this.failed;
  }

  private async untilWoken() {
    await new Promise<void>((resolve) => {
      this.wake = resolve;
    });
  }
}
