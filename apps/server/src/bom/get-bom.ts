import { BOM_LEVELS, BOM_ROWS_AT_MOST, type BomHead } from '@gemba/contract/bom/bom-shapes';
import type { getBom } from '@gemba/contract/bom/get-bom';
import type { CallParsed, CallReply } from '@gemba/contract/kit/call';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import { currentBom, existingPart, openEcns } from '../parts/index.ts';
import { explode } from './explode.ts';
import { rollUp } from './roll-up.ts';
import { readStructure } from './structure.ts';

type Head = BomHead & { uom: string; currency: string; revisions: string[] };

// sql: the pieces are constants of ours
const HEAD = `
  select part.part_number as "partNumber", part.description, part.description_zh as "descriptionZh",
         part.description_es as "descriptionEs", bom.revision, part.uom, bom.created_at as "createdAt",
         company.base_currency as currency, ${openEcns} as "openEcns",
         (select count(*)::int from bom_item item
           where item.company_id = $1 and item.part_number = $2 and item.revision = bom.revision) as "itemCount",
         (select json_agg(revision order by created_at desc, revision desc) from bom
           where company_id = $1 and part_number = $2) as revisions
    from part join company using (company_id) join bom using (company_id, part_number)
   where part.company_id = $1 and part.part_number = $2 and bom.revision = coalesce($3, ${currentBom})`;

export async function readBom(
  tx: Tx,
  companyId: number,
  { params: { partNumber }, query: { revision, levels } }: CallParsed<typeof getBom>,
): Promise<CallReply<typeof getBom>> {
  const [head] = await tx.query<Head>(HEAD, [companyId, partNumber, revision]);
  if (!head) {
    await existingPart(tx, companyId, partNumber);
    if (!revision) return refuse('BOM_NOT_EXIST', { partNumber });
    const [other] = await tx.query('select 1 from bom where company_id = $1 and part_number = $2', [
      companyId,
      partNumber,
    ]);
    return other ? refuse('BOM_REVISION_NOT_EXIST', { partNumber, revision }) : refuse('BOM_NOT_EXIST', { partNumber });
  }
  const structure = await readStructure(tx, companyId, partNumber, head.revision);
  const rolledUp = rollUp(structure);
  const rows = explode(partNumber, { structure, rolledUp, levels });
  const { cost, depth } = rolledUp(partNumber);
  return {
    ...head,
    rolledUpCost: cost,
    depth,
    rows: rows.slice(0, BOM_ROWS_AT_MOST),
    more: rows.length > BOM_ROWS_AT_MOST || (levels === BOM_LEVELS && depth > BOM_LEVELS),
  };
}
