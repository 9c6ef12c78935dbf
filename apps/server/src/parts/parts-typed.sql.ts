import { bareCode } from '@gemba/contract/kit/codes';
import type { PartRow } from '@gemba/contract/parts/part-shapes';
import * as z from 'zod/mini';
import { decodeCursor } from '../kit/database/cursor.ts';
import { refuse } from '../kit/refuse.ts';

const Key = z.tuple([z.int().check(z.minimum(0), z.maximum(2)), z.string().check(z.maxLength(20))]);

/** The values of PARTS_TYPED. */
export interface PartsTyped {
  companyId: number;
  q: string;
  /** The same, as the key of a part number. */
  key: string;
  rank: number;
  after: string;
  limit: number;
  partType: PartRow['partType'] | undefined;
  productCode: string | undefined;
}

/**
 * `found (part_number, rank)`: the exact number comes first, whatever the filters, then those that begin with it, then the
 * others where every word occurs. Where there is none, those that begin so without their signs.
 */
export const PARTS_TYPED = `with unsigned as materialized (
    select part_number::text from part
     where not exists (select from find_parts(:q, 1, 1, '', :partType, :productCode)) and company_id = :companyId and :key <> ''
       and code_key > :key and code_key < :key || chr(1114111)
       and part_type = coalesce(:partType, part_type) and (:productCode::text is null or product_code = :productCode)),
  found as (
    select part_number::text, 0 as rank from part
     where company_id = :companyId and code_key = :key and :rank < 0
     union all
    select part_number, rank from find_parts(:q, :limit, greatest(:rank, 1), case when :rank < 1 then '' else :after end, :partType, :productCode)
     where bare_code(part_number) <> :key
     union all
    (select part_number, 2 from unsigned where :rank < 2 or part_number > :after order by part_number limit :limit)
     order by 2, 1 limit :limit)`;

type Query = Pick<PartsTyped, 'q' | 'limit'> & Partial<PartsTyped> & { cursor?: string | undefined };

export const partsTyped = (companyId: number, { q, partType, productCode, cursor, limit }: Query): PartsTyped => {
  if (q.trim() === '') refuse('PART_NUMBER_REQUIRED', { field: 'q' });
  const [rank, after] = decodeCursor(cursor, Key) ?? [-1, ''];
  // One row more: the exact one may be among those that are found after it.
  return { companyId, q, key: bareCode(q), rank, after, limit: limit + 2, partType, productCode };
};
