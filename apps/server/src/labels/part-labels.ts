import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { LabelFacts } from './label-facts.ts';
import { PART } from './labels.sql.ts';

type PartRow = Pick<
  LabelFacts,
  'partNumber' | 'description' | 'descriptionZh' | 'descriptionEs' | 'revision' | 'uom' | 'date'
>;
type Given = Pick<LabelFacts, 'quantity'> & { lotNumber?: string | undefined; serialNumber?: string | undefined };

/** One label: the part, with what the person says of the goods that it is stuck on. */
export async function factsOfPart(
  tx: Tx,
  companyId: number,
  partNumber: string,
  { quantity, lotNumber, serialNumber }: Given,
): Promise<LabelFacts[]> {
  const [part] = await tx.query<PartRow>(PART, [companyId, partNumber]);
  if (!part) return refuse('PART_NOT_EXIST', { partNumber });
  const told = { quantity, lotNumber: lotNumber ?? null, serialNumber: serialNumber ?? null };
  return [{ ...part, ...told, line: partNumber, references: [] }];
}
