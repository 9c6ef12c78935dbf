import type { Customer } from '@gemba/contract/addresses/customer';
import * as contract from '@gemba/contract/addresses/get-customer';
import type { LockEvent } from '@gemba/contract/addresses/lock-customer';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { creditUsedBy, pickedFor } from './credit.sql.ts';
import { carriersOf, contactsOf, OPENED, TRADED } from './shared.sql.ts';

type Parts = 'contacts' | 'carriers' | 'shipTos' | 'salesCodes' | 'instructions' | 'lock' | 'lockHistory';
type Head = Omit<Customer, Parts> & NonNullable<Customer['lock']>;

const selectHead = statement<{ companyId: number; customerId: string }, Head>(
  `select ${OPENED('customer')}, ${TRADED}, one.version,
    json_build_object('currency', company.base_currency, 'creditLimit', one.credit_limit::text,
      'openReceivable', one.open_receivable::text, 'unbilled', one.unbilled::text, 'picked', picked::text, 'used', used::text,
      'available', (one.credit_limit - used)::text) as credit,
    one.lock_reason as reason, locker.display_name as by, one.locked_at as at,
    (select count(*)::int from sales_catalog_item item where item.company_id = :companyId and item.customer_id = :customerId) as catalog_count
  from customer one join company on company.company_id = one.company_id
  left join tax_rate tax on tax.company_id = one.company_id and tax.tax_code = one.tax_code
  left join app_user locker on locker.company_id = one.company_id and locker.user_id = one.locked_by
 cross join lateral (select ${pickedFor('one.customer_id')} as picked, ${creditUsedBy('one')} as used) credit
 where one.company_id = :companyId and one.customer_id = :customerId`,
);

const selectShipTos = statement<{ companyId: number; customerId: string }, Customer['shipTos'][number]>(
  `select ship_to_id, ship_to_name, address, city, state, zip, country, phone
  from customer_ship_to where company_id = :companyId and customer_id = :customerId order by ship_to_name, ship_to_id`,
);

const selectSalesCodes = statement<{ companyId: number; customerId: string }, Customer['salesCodes'][number]>(
  `select sales_code, sales_name, commission_percent as commission
  from customer_sales_code join sales_code using (company_id, sales_code)
 where company_id = :companyId and customer_id = :customerId order by sales_code`,
);

const selectInstructions = statement<{ companyId: number; customerId: string }, Customer['instructions'][number]>(
  `select instruction_number as number, kind, instruction
  from customer_instruction where company_id = :companyId and customer_id = :customerId order by instruction_number`,
);

/** Nobody reads further back than these 50. */
const selectLocks = statement<{ companyId: number; customerId: string }, LockEvent>(
  `select made.version, made.event, made.reason, person.display_name as by, made.acted_at as at
  from customer_lock made join app_user person on person.company_id = made.company_id and person.user_id = made.acted_by
 where made.company_id = :companyId and made.customer_id = :customerId order by made.version desc limit 50`,
);

export const getCustomer = operation(contract.getCustomer, async (tx, { companyId }, { params: { customerId } }) => {
  const key = { companyId, customerId };
  const [head, contacts, carriers, shipTos, salesCodes, instructions, lockHistory] = await Promise.all([
    tx.first(selectHead(key)),
    contactsOf(tx, companyId, 'customer', customerId),
    carriersOf(tx, companyId, 'customer', customerId),
    tx.all(selectShipTos(key)),
    tx.all(selectSalesCodes(key)),
    tx.all(selectInstructions(key)),
    tx.all(selectLocks(key)),
  ]);
  if (!head) return refuse('CUSTOMER_NOT_EXIST', { customerId });
  const { reason, by, at, ...told } = head;
  const lock = told.lockStatus === 'LOCKED' ? { reason, by, at } : null;
  return { ...told, lock, contacts, carriers, shipTos, salesCodes, instructions, lockHistory };
});
