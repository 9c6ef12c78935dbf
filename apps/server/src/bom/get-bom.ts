import { BOM_LEVELS, BOM_ROWS_AT_MOST, type BomHead } from '@gemba/contract/bom/bom-shapes';
import * as contract from '@gemba/contract/bom/get-bom';
import { compare } from '@gemba/contract/kit/fixed-point';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { currentBom, existingPart, openEcns } from '../parts/index.ts';
import { selectBom } from './bom.sql.ts';
import { explode } from './explode.ts';
import { rollUp } from './roll-up.ts';
import { readStructure, type Structure } from './structure.ts';

type Head = BomHead & { uom: string; currency: string; revisions: string[] };

const selectHead = statement<{ companyId: number; partNumber: string; revision: string | undefined }, Head>(
  `select part.part_number, part.description, part.description_zh,
         part.description_es, bom.revision, part.uom, bom.created_at,
         company.base_currency as currency, ${openEcns} as open_ecns,
         (select count(*)::int from bom_item item
           where item.company_id = :companyId and item.part_number = :partNumber and item.revision = bom.revision) as item_count,
         (select json_agg(revision order by created_at desc, revision desc) from bom
           where company_id = :companyId and part_number = :partNumber) as revisions
    from part join company using (company_id) join bom using (company_id, part_number)
   where part.company_id = :companyId and part.part_number = :partNumber and bom.revision = coalesce(:revision, ${currentBom})`,
  { neverNull: ['revisions'] },
);

/** Parts that are only mentioned are none of it. */
const countParts = ({ items, parts }: Structure) => {
  const edges = [...items.values()].flat().filter(({ makeBuy }) => makeBuy !== 'X');
  const components = new Set(edges.map(({ component }) => component));
  const short = [...components].filter((component) => compare(parts.get(component)?.short ?? '0', '0') > 0);
  return { partCount: components.size, shortCount: short.length };
};

export const getBom = operation(contract.getBom, async (tx, { companyId }, { params, query }) => {
  const { partNumber } = params;
  const { revision, levels } = query;
  const head = await tx.first(selectHead({ companyId, partNumber, revision }));
  if (!head) {
    await existingPart(tx, companyId, partNumber);
    if (!revision) return refuse('BOM_NOT_EXIST', { partNumber });
    const other = await tx.first(selectBom({ companyId, partNumber }));
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
    ...countParts(structure),
    rows: rows.slice(0, BOM_ROWS_AT_MOST),
    more: rows.length > BOM_ROWS_AT_MOST || (levels === BOM_LEVELS && depth > BOM_LEVELS),
  };
});
