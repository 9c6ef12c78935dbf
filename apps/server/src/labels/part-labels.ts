import * as contract from '@gemba/contract/labels/part-labels';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { drawLabels } from './draw-labels.ts';
import type { LabelFacts } from './label-facts.ts';
import { labelFile } from './label-file.ts';

type PartRow = Pick<
  LabelFacts,
  'partNumber' | 'description' | 'descriptionZh' | 'descriptionEs' | 'revision' | 'uom' | 'date'
>;
type Given = Pick<LabelFacts, 'quantity'> & { lotNumber?: string | undefined; serialNumber?: string | undefined };

/** The part with the date of today where the company is. */
const selectPart = statement<{ companyId: number; partNumber: string }, PartRow>(
  `select part.part_number, part.description, part.description_zh,
    part.description_es, part.revision, part.uom, (now() at time zone c.time_zone)::date as date
  from part join company c on c.company_id = part.company_id
 where part.company_id = :companyId and part.part_number = :partNumber`,
);

/** One label: the part, with the quantity, lot and serial number that the person entered. */
async function factsOfPart(
  tx: Tx,
  companyId: number,
  partNumber: string,
  { quantity, lotNumber, serialNumber }: Given,
): Promise<LabelFacts[]> {
  const part = await tx.first(selectPart({ companyId, partNumber }));
  if (!part) return refuse('PART_NOT_EXIST', { partNumber });
  const told = { quantity, lotNumber: lotNumber ?? null, serialNumber: serialNumber ?? null };
  return [{ ...part, ...told, line: partNumber, references: [] }];
}

export const getPartLabels = operation(
  contract.getPartLabels,
  async (tx, { companyId }, { params: { partNumber }, query }, { language }) => {
    const facts = await factsOfPart(tx, companyId, partNumber, query);
    return labelFile(partNumber, query.format, language, (said) => drawLabels(facts, query, said));
  },
);

export const drawPartLabels = operation(
  contract.drawPartLabels,
  async (tx, { companyId }, { params, query }, { language }) =>
    drawLabels(await factsOfPart(tx, companyId, params.partNumber, query), query, language),
);
