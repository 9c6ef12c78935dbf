import * as contract from '@gemba/contract/interfaces/keys/list-api-keys';
import { InstantText } from '@gemba/contract/kit/dates';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { KEY_COLUMNS, KEY_ROWS, type KeyRow } from './api-key-row.ts';

type Asked = { companyId: number; after: [createdAt: string, keyId: string] | undefined; limit: number };

const Key = z.tuple([InstantText, z.uuid()]);

const readKeys = statement<Asked, KeyRow>(
  ({ companyId, after, limit }) => sql`
    select ${sql.raw(KEY_COLUMNS)} from ${sql.raw(KEY_ROWS)}
     where k.company_id = ${companyId}
       ${after ? sql`and (k.created_at, k.key_id) < (${after[0]}, ${after[1]})` : sql``}
     order by k.created_at desc, k.key_id desc limit ${limit}`,
);

/** Revoked keys stay in the list: their postings bear their names. */
export const listApiKeys = page<typeof contract.listApiKeys, KeyRow>(contract.listApiKeys, {
  statement: (companyId, { query: { cursor, limit } }) =>
    readKeys({ companyId, after: decodeCursor(cursor, Key), limit: limit + 1 }),
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, (row) => [row.createdAt, row.keyId]),
});
