import type { Check, Late, Reference, Settled } from '../import-table.ts';

/** Where invoices or bills are stored. Texts are names of ours. */
export interface MoneySql {
  readonly table: string;
  readonly number: string;
  /** The column of the customer or vendor. */
  readonly partner: string;
  readonly date: string;
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

/** A note is about a return. Goods that came in or went out are billed by something else. */
export const notOfGoods = (document: MoneySql, { columns, key }: Reference): Check => {
  const [number = ''] = key;
  return {
    column: columns[0] ?? '',
    // sql: names and conditions of the declared tables only
    find: `select line, ${number} as value from import_row as new
            where kind = '${document.note}' and ${number} is not null and ${isNew(document)}`,
    wrong: 'NOTE_OF_GOODS',
  };
};

/** The order or return that a document names belongs to the same customer or vendor. */
export const samePartner = (document: MoneySql, { columns, table, key, what }: Reference): Check => {
  const [number = ''] = key;
  const { partner } = document;
  return {
    column: columns[0] ?? '',
    // sql: names and conditions of the declared tables only
    find: `select new.line, new.${number} as value, '${what}' as what, named.${partner} as owner
             from import_row as new join ${table} as named on named.company_id = $1 and named.${number} = new.${number}
            where named.${partner} <> new.${partner} and ${isNew(document)}`,
    wrong: 'OTHER_PARTNER',
  };
};

/** A return has one note, once it is approved. Its goods may come or leave after it. */
export const oneNote = ({ table, note }: MoneySql, { columns, table: returns, key }: Reference): Late => {
  const [number = ''] = key;
  // sql: names and conditions of the declared tables only
  const noteOf = (notes: string, condition: string) =>
    `exists (select from ${notes} as other where other.${number} = new.${number} and other.kind = '${note}' and ${condition})`;
  return {
    column: columns[0] ?? '',
    // sql: names and conditions of the declared tables only
    when: `new.kind = '${note}' and (
             exists (select from ${returns} as o where o.company_id = $1 and o.${number} = new.${number}
                        and o.status in ('NOT_APPROVED', 'REJECTED', 'CANCELLED', 'CLOSED'))
             or ${noteOf(table, `other.company_id = $1 and other.status <> 'WITHDRAWN'`)} or ${noteOf('import_row', 'other.line < new.line')})`,
    why: 'the return is not approved, or has its note already',
  };
};

/** A file that still has the note is told so, even where it says the same. */
export const takenBackHere = ({ table, number, date }: MoneySql): Settled => ({
  when: `old.status = 'WITHDRAWN'`,
  why: 'the note was taken back here',
  // sql: names and conditions of the declared tables only
  what: `coalesce((select counter.${date} from ${table} as counter where counter.company_id = $1 and counter.reverses = old.${number}), old.${date})::text`,
  always: true,
});

export const dueInTime = ({ table, number, date }: MoneySql): Check => ({
  column: 'dueDate',
  // sql: names and conditions of the declared tables only
  find: `select new.line, new.due_date::text as value, coalesce(old.${date}, new.${date})::text as other
           from import_row as new left join ${table} as old on old.company_id = $1 and old.${number} = new.${number}
          where new.due_date < coalesce(old.${date}, new.${date}) and new.due_date is distinct from old.due_date`,
  wrong: 'DUE_TOO_EARLY',
});

/** An invoice of a vendor is one bill. A vendor may number its notes apart from its invoices. A note that was taken back holds no number. */
export const billedOnce: Check = {
  column: 'vendorInvoiceNum',
  find: `select distinct on (said.line) said.line, said.invoice as value, coalesce(other.account_payable_number, said.first) as other
           from (select new.line, new.account_payable_number as own, new.vendor_invoice_num as invoice,
                        coalesce(old.vendor_id, new.vendor_id) as vendor_id, coalesce(old.kind, new.kind) as kind,
                        first_value(new.account_payable_number) over (
                          partition by coalesce(old.vendor_id, new.vendor_id), coalesce(old.kind, new.kind), new.vendor_invoice_num
                          order by new.line) as first
                   from import_row as new left join payable as old
                     on old.company_id = $1 and old.account_payable_number = new.account_payable_number
                  where new.vendor_invoice_num is distinct from old.vendor_invoice_num and new.vendor_invoice_num is not null) as said
           left join payable as other on other.company_id = $1 and other.vendor_id = said.vendor_id and other.kind = said.kind
                and other.vendor_invoice_num = said.invoice and other.account_payable_number <> said.own and other.status <> 'WITHDRAWN'
          where other.account_payable_number is not null or said.first <> said.own
          order by said.line`,
  wrong: 'VENDOR_INVOICE_TWICE',
};
