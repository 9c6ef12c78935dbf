import { type Query, queryOf } from '../kit/database/named-query.ts';

/** SQL that is not declared, with `$1` parameters: for tests, and for tables that only they have. */
export const plainQuery = <Row = object>(text: string, values: unknown[] = []): Query<Row> => queryOf(text, values);
