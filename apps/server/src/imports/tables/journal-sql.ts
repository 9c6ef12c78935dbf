/**
 * Postings of documents of money, for whole files. `lines` is SQL over `import_row` that answers line, document_number,
 * entry_date, use and amount, debits positive; the sum of a document is zero, and a constraint of the journal says so too.
 */
// sql: names and conditions of the declared tables only
export const postJournal = (kind: 'invoice' | 'payable' | 'payment', lines: string) => `
  with amounts as (
    select document_number, entry_date, account_number, sum(amount) as amount
      from (${lines}) as said join account_use as u on u.company_id = $1 and u.use = said.use
     group by 1, 2, 3 having sum(amount) <> 0),
  entry as (
    insert into journal_entry (company_id, entry_date, document_kind, document_number, posted_by)
    select distinct $1::integer, entry_date, '${kind}', document_number, current_person() from amounts order by 2, 4
    returning entry_number, document_number)
  insert into journal_line (company_id, entry_number, line_number, account_number, debit, credit)
  select $1, entry_number, row_number() over (partition by entry_number order by account_number), account_number,
         greatest(amount, 0), greatest(-amount, 0) from amounts join entry using (document_number)`;

/** Uses of accounts that a file needs and the company has not set up. */
// sql: names and conditions of the declared tables only
export const accountsMissing = (lines: string) => `
  select min(said.line) as line, said.use as value from (${lines}) as said
   where said.amount <> 0 and not exists (select from account_use as u where u.company_id = $1 and u.use = said.use) group by said.use`;

/** Accounts that a file would be posted to, and that are closed. Only data from before uses were protected has any. */
// sql: names and conditions of the declared tables only
export const accountsClosed = (lines: string) => `
  select min(said.line) as line, said.use, a.account_number as value from (${lines}) as said
    join account_use as u on u.company_id = $1 and u.use = said.use
    join account as a on a.company_id = $1 and a.account_number = u.account_number
   where said.amount <> 0 and not a.active group by said.use, a.account_number`;

/** Marks the rows that are new: the others are posted already. */
export const markFresh = (table: string, key: readonly string[]) => [
  'alter table import_row add column fresh boolean',
  // sql: names and conditions of the declared tables only
  `update import_row as new set fresh = not exists (select from ${table} as old where old.company_id = $1
      and ${key.map((column) => `old.${column} = new.${column}`).join(' and ')})`,
];
