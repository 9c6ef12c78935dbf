import { type Compilable, type RawBuilder, sql } from 'kysely';
import { build } from '../kit/database/query.ts';

export type Sql = RawBuilder<unknown>;

export const all = (conditions: readonly Sql[]) => sql.join(conditions, sql` and `);
export const any = (conditions: readonly Sql[]) => sql.join(conditions, sql` or `);
export const union = (arms: readonly Sql[]) =>
  sql.join(
    arms.map((arm) => sql`(${arm})`),
    sql` union all `,
  );

/** A whole statement, ready to run. */
export const statement = <Row>(text: RawBuilder<Row>): Compilable<Row> => ({ compile: () => text.compile(build) });
