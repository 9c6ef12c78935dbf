import type { CONTACT_ROLES, Contact } from '@gemba/contract/addresses/address-shapes';
import type { Tx } from '../kit/database/database.ts';
import type { AddressKind } from './address-kinds.ts';

type Table = AddressKind['table'];

/** The columns of an address that is opened; `one` is its row. */
export const OPENED = (
  table: Table,
) => `one.${table}_id as id, one.${table}_name as name, one.address, one.city, one.state,
  one.zip, one.country, one.phone, one.fax, one.email, one.language`;

/** Of customers and vendors; with `tax` joined. */
export const TRADED = `one.currency, one.terms, one.incoterm, one.tax_code as "taxCode", tax.tax_name as "taxName",
  tax.rate as "taxRate", one.lock_status as "lockStatus", one.statement_delivery as "statementDelivery"`;

const FLAGS: Record<(typeof CONTACT_ROLES)[number], string> = {
  ...{ so: 'for_so', po: 'for_po', acct: 'for_acct', rfq: 'for_rfq', statement: 'for_statement' },
  ...{ gateCard: 'for_gate_card', default: 'is_default' },
};
const ROLES = Object.entries(FLAGS).map(([role, column]) => `case when ${column} then '${role}' end`);

/** The default contact first. */
export const contactsOf = (tx: Tx, companyId: number, table: Table, id: string) =>
  // sql: the pieces are constants of ours
  tx.query<Contact>(
    `select contact_id as "contactId", contact_name as name, job_title as "jobTitle", phone, mobile, email,
            array_remove(array[${ROLES.join(', ')}], null) as roles
       from contact where company_id = $1 and ${table}_id = $2
      order by is_default desc, contact_name, contact_id`,
    [companyId, id],
  );

interface CarrierRow {
  carrier: string;
  carrierName: string;
  phone: string | null;
  accountNumber: string | null;
  default: boolean;
}

export const carriersOf = (tx: Tx, companyId: number, table: 'customer' | 'vendor', id: string) =>
  // sql: the piece is one of two constants
  tx.query<CarrierRow>(
    `select carrier_code as carrier, carrier_name as "carrierName", phone, account_number as "accountNumber",
            is_default as "default"
       from ${table}_carrier join carrier using (company_id, carrier_code)
      where company_id = $1 and ${table}_id = $2 order by is_default desc, carrier_name, carrier_code`,
    [companyId, id],
  );
