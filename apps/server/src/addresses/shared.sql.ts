import type { CONTACT_ROLES, Contact } from '@gemba/contract/addresses/address-shapes';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';

type Key = { companyId: number; id: string };

export type AddressTable = 'customer' | 'vendor' | 'department';

/** The columns that every address shows when it is opened; `one` is its row. */
export const OPENED = (
  table: AddressTable,
) => `one.${table}_id as id, one.${table}_name as name, one.address, one.city, one.state,
  one.zip, one.country, one.phone, one.fax, one.email, one.language`;

/** Columns of customers and vendors, with `tax` joined. */
export const TRADED = `one.currency, one.terms, one.incoterm, one.tax_code, tax.tax_name,
  tax.rate as tax_rate, one.lock_status, one.statement_delivery`;

const FLAGS: Record<(typeof CONTACT_ROLES)[number], string> = {
  so: 'for_so',
  po: 'for_po',
  acct: 'for_acct',
  rfq: 'for_rfq',
  statement: 'for_statement',
  gateCard: 'for_gate_card',
  default: 'is_default',
};
const ROLES = Object.entries(FLAGS).map(([role, column]) => `case when ${column} then '${role}' end`);

/** The default contact first. */
const selectContactsOf = (table: AddressTable) =>
  // sql: the pieces are constants of ours
  statement<Key, Contact>(
    `select contact_id, contact_name as name, job_title, phone, mobile, email,
            array_remove(array[${ROLES.join(', ')}], null) as roles
       from contact where company_id = :companyId and ${table}_id = :id
      order by is_default desc, contact_name, contact_id`,
    { neverNull: ['roles'] },
  );

const selectContacts = {
  customer: selectContactsOf('customer'),
  vendor: selectContactsOf('vendor'),
  department: selectContactsOf('department'),
};

export const contactsOf = (tx: Tx, companyId: number, table: AddressTable, id: string) =>
  tx.all(selectContacts[table]({ companyId, id }));

interface CarrierRow {
  carrier: string;
  carrierName: string;
  phone: string | null;
  accountNumber: string | null;
  default: boolean;
}

const selectCarriersOf = (table: 'customer' | 'vendor') =>
  // sql: the piece is one of two constants
  statement<Key, CarrierRow>(
    `select carrier_code as carrier, carrier_name, phone, account_number, is_default as "default"
       from ${table}_carrier join carrier using (company_id, carrier_code)
      where company_id = :companyId and ${table}_id = :id order by is_default desc, carrier_name, carrier_code`,
  );

const selectCarriers = { customer: selectCarriersOf('customer'), vendor: selectCarriersOf('vendor') };

export const carriersOf = (tx: Tx, companyId: number, table: 'customer' | 'vendor', id: string) =>
  tx.all(selectCarriers[table]({ companyId, id }));
