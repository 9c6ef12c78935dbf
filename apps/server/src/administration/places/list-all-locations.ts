import * as contract from '@gemba/contract/administration/places/list-all-locations';
import { type AdminLocation, PlaceCode } from '@gemba/contract/administration/places/place';
import { numberKeys } from '@gemba/contract/kit/number-keys';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { locationColumns } from './locations.sql.ts';

const Key = z.tuple([PlaceCode]);

interface Asked {
  companyId: number;
  words: string | undefined;
  active: boolean | undefined;
  after: string | undefined;
  limit: number;
}

const selectLocations = statement<Asked, AdminLocation>(({ companyId, words, active, after, limit }) => {
  const conditions = [
    sql`l.company_id = ${companyId}`,
    ...(words
      ? [sql`(position(search_key(${words}) in l.search_text) > 0 or l.code_key ^@ any(${numberKeys(words)}::text[]))`]
      : []),
    ...(active === undefined
      ? []
      : [sql`(l.active = ${active} or l.code_key = any(${numberKeys(words ?? '')}::text[]))`]),
    ...(after === undefined ? [] : [sql`l.location > ${after}`]),
  ];
  return sql`
    select ${sql.raw(locationColumns)}
      from location l join warehouse w on w.company_id = l.company_id and w.warehouse_code = l.warehouse_code
     where ${sql.all(conditions)} order by l.location limit ${limit}`;
});

export const listAllLocations = page<typeof contract.listAllLocations, AdminLocation>(contract.listAllLocations, {
  statement: (companyId, { query: { q, active, cursor, limit } }) =>
    selectLocations({
      companyId,
      words: q?.trim(),
      active: active === undefined ? undefined : active === 'true',
      after: decodeCursor(cursor, Key)?.[0],
      limit: limit + 1,
    }),
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, ({ location }) => [location]),
});
