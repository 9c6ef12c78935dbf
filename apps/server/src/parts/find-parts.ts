import { bareCode } from '@gemba/contract/kit/codes';
import type { PartRow } from '@gemba/contract/parts/part-shapes';
import { beginsWord } from '../kit/begins-word.ts';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';

interface Asked {
  companyId: number;
  typed: string;
  limit: number;
}

type Found = Pick<PartRow, 'partNumber' | 'description' | 'descriptionZh' | 'descriptionEs' | 'uom' | 'onHand'> & {
  /** 0: the number that was typed; 1: those that begin with it; 2 and 3: as the list finds them. */
  rank: number;
};

/** More than are shown: those where it begins a word come first. */
const LOOKED_AT = 5;

// sql: a constant and a condition
/** The list's own search is asked only where the numbers do not fill the answer. */
const selectFound = statement<Asked & { key: string }, Found>(
  `with begun as materialized (
     select part_number::text, case when code_key = :key then 0 else 1 end as rank from part
      where company_id = :companyId and :key <> '' and code_key >= :key and code_key < :key || chr(1114111)
      order by code_key limit :limit),
   found as (
     select part_number, rank from begun
      union all
     select part_number, 1 + rank from find_parts(:typed, ${LOOKED_AT} * :limit::int) where (select count(*) from begun) < :limit)
   select part.part_number, part.description, part.description_zh, part.description_es, part.uom,
          coalesce(stock.on_hand, 0.0000) as on_hand, found.rank
     from (select part_number, min(rank) as rank from found group by part_number) found
     join part on part.company_id = :companyId and part.part_number = found.part_number
     left join part_stock stock on stock.company_id = :companyId and stock.part_number = part.part_number
    order by found.rank, ${beginsWord('part')} desc, part.part_number limit :limit`,
  { neverNull: ['rank'] },
);

/** Parts by their number, with or without its signs, then by the words of the list's search. */
export const findParts = (tx: Tx, asked: Asked) => tx.all(selectFound({ ...asked, key: bareCode(asked.typed) }));
