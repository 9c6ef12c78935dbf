import { quantityText } from '../postings/index.ts';
import { resultOf } from '../quality/index.ts';

/** An inspection report, whose figures change with every decision about its goods. */
export interface Report {
  readonly fixed: Readonly<Record<string, string | number | null>> & { readonly ir_number: string };
  readonly inspected: bigint;
  qualified: bigint;
  rejected: bigint;
  decisions: number;
}

export const reportRow = ({ fixed, inspected, qualified, rejected }: Report) => ({
  ...fixed,
  quantity_inspected: quantityText(inspected),
  quantity_qualified: quantityText(qualified),
  quantity_rejected: quantityText(rejected),
  result: resultOf({ waiting: inspected - qualified - rejected, qualified, rejected }),
});
