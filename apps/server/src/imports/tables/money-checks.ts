import type { Check } from '../import-table.ts';

/** Where invoices or bills are stored. Texts are names of ours. */
export interface MoneySql {
  readonly table: string;
  readonly number: string;
  /** The kind whose amounts are below zero. */
  readonly note: string;
}

/** A posted document keeps its amounts and partner, so these rules are about new ones only. */
const isNew = ({ table, number }: MoneySql) =>
  `not exists (select from ${table} as old where old.company_id = $1 and old.${number} = new.${number})`;

/** The sign follows from the kind. */
export const signs = (document: MoneySql): Check[] => {
  const wrongAmounts = (column: string, when: string, wrong: Check['wrong']) => ({
    column,
    // sql: names and conditions of the declared tables only
    find: `select line, trim_scale(${column})::text as value from import_row as new where ${when} and ${isNew(document)}`,
    wrong,
  });
  const isNote = `kind = '${document.note}'`;
  return [
    ...['net', 'tax', 'freight'].flatMap((column) => [
      wrongAmounts(column, `${isNote} and ${column} > 0`, 'NOTE_ABOVE_ZERO'),
      wrongAmounts(column, `not ${isNote} and ${column} < 0`, 'BELOW_ZERO'),
    ]),
    wrongAmounts('net', `${isNote} and net + tax + freight = 0`, 'NOTE_ABOVE_ZERO'),
  ];
};
