import type { Language } from '@gemba/contract/kit/languages';
import * as contract from '@gemba/contract/labels/part-labels';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { drawLabels, type Wanted } from './draw-labels.ts';
import { queueLabels } from './jobs/queue-labels.ts';
import type { LabelFacts } from './label-facts.ts';
import { labelFile } from './label-file.ts';
import { type Asked, readPress } from './press.ts';

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

async function drawnPart(tx: Tx, actor: Actor, partNumber: string, wanted: Given & Asked & Wanted, language: Language) {
  const press = await readPress(tx, actor.companyId, wanted);
  return drawLabels(await factsOfPart(tx, actor.companyId, partNumber, wanted), press, wanted, language);
}

export const getPartLabels = operation(
  contract.getPartLabels,
  (tx, actor, { params: { partNumber }, query }, { language }) =>
    labelFile(partNumber, query.format, language, (said) => drawnPart(tx, actor, partNumber, query, said)),
);

export const drawPartLabels = operation(contract.drawPartLabels, (tx, actor, { params, query }, { language }) =>
  drawnPart(tx, actor, params.partNumber, query, language),
);

export const printPartLabels = operation(
  contract.printPartLabels,
  async (tx, actor, { params: { partNumber }, body }, { language }) =>
    queueLabels(tx, actor, body.printer, partNumber, await drawnPart(tx, actor, partNumber, body, language)),
);
