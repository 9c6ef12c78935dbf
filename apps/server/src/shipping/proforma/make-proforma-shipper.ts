import * as contract from '@gemba/contract/shipping/proforma/make-proforma-shipper';
import { makeProformaShipperRules } from '@gemba/contract/shipping/proforma/make-proforma-shipper-rules';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import { checkLicence, companyFacts, quantityText } from '../../postings/index.ts';
import { leftOf, refuseClosedSale } from '../posting/check-sale.ts';
import { lockSale } from '../posting/lock-sale.sql.ts';
import { readProformaShipper } from './get-proforma-shipper.ts';

/** Announces goods to a customer. That reserves nothing: the same goods may be announced anew, with other terms. */
export const makeProformaShipper = operation(contract.makeProformaShipper, async (tx, actor, { body }) => {
  const { companyId, userId } = actor;
  const { soNumber, header } = body;
  const { billToId = null, shipToId = null, customerPo = null, language = null } = header;
  const [locked, company, named] = await Promise.all([
    lockSale(tx, companyId, soNumber, null),
    companyFacts(tx, companyId),
    tx.one(selectNamed({ companyId, soNumber, billToId, shipToId })),
  ]);
  checkLicence(company, 'WAREHOUSE');
  if (!locked) return refuse('SALES_ORDER_NOT_EXIST', { soNumber });
  const { today } = company;
  refuseClosedSale(locked.sale);
  const lines = body.items.map(({ itemNumber, quantity }, index) => {
    const item =
      locked.items.find((known) => known.itemNumber === itemNumber) ??
      refuse('SALES_ORDER_ITEM_NOT_EXIST', { soNumber, itemNumber });
    const { partNumber, price, discount, taxRate } = item;
    return { itemNumber: index + 1, soItemNumber: itemNumber, partNumber, quantity, price, discount, taxRate };
  });
  const announceable = locked.items.map((item) => ({
    itemNumber: item.itemNumber,
    max: quantityText(leftOf(item)),
  }));
  refuseFirst(makeProformaShipperRules(body, { today, orderDate: locked.sale.date, items: announceable }));
  if (billToId !== null && !named.billToKnown) refuse('CODE_NOT_EXIST', { value: billToId, field: 'header.billToId' });
  if (shipToId !== null && !named.shipToKnown) refuse('CODE_NOT_EXIST', { value: shipToId, field: 'header.shipToId' });
  const { pfNumber } = await tx.one(selectNumber({ companyId }));
  const pfDate = header.pfDate ?? today;
  await Promise.all([
    tx.run(insertHead({ companyId, userId, pfNumber, pfDate, soNumber, billToId, shipToId, customerPo, language })),
    tx.run(insertItems({ companyId, pfNumber, soNumber, lines: JSON.stringify(lines) })),
  ]);
  return readProformaShipper(tx, companyId, pfNumber);
});

const selectNamed = statement<
  { companyId: number; soNumber: string; billToId: string | null; shipToId: string | null },
  { billToKnown: boolean; shipToKnown: boolean }
>(
  `select exists (select from customer where company_id = :companyId and customer_id = :billToId) as bill_to_known,
    exists (select from customer_ship_to place join sales_order so on so.company_id = place.company_id and so.customer_id = place.customer_id
             where place.company_id = :companyId and so.so_number = :soNumber and place.ship_to_id = :shipToId) as ship_to_known`,
);

// Numbers that were imported are skipped.
const selectNumber = statement<{ companyId: number }, { pfNumber: string }>(
  `select drawn.number as pf_number
     from (select next_number('proforma_shipper')::text as number from (select generate_series(1, 1000000)) as tries offset 0) drawn
    where not exists (select from proforma_shipper pf where pf.company_id = :companyId and pf.pf_number = drawn.number) limit 1`,
  { neverNull: ['pfNumber'] },
);

// The announcement goes in Chinese to a customer who reads Chinese, and in English to all others.
const insertHead = statement<{
  companyId: number;
  userId: number;
  pfNumber: string;
  pfDate: string;
  soNumber: string;
  billToId: string | null;
  shipToId: string | null;
  customerPo: string | null;
  language: 'en' | 'zh' | null;
}>(
  `insert into proforma_shipper (company_id, pf_number, pf_date, customer_id, bill_to_id, ship_to_id, so_number, customer_po, language, created_by)
   select so.company_id, :pfNumber, :pfDate, so.customer_id, coalesce(:billToId, so.customer_id), coalesce(:shipToId, so.ship_to_id),
          so.so_number, coalesce(:customerPo, so.customer_po),
          coalesce(:language, case when c.language like 'zh%' then 'zh' else 'en' end), :userId
     from sales_order so join customer c on c.company_id = so.company_id and c.customer_id = so.customer_id
    where so.company_id = :companyId and so.so_number = :soNumber`,
);

const insertItems = statement<{ companyId: number; pfNumber: string; soNumber: string; lines: string }>(
  `insert into proforma_shipper_item (company_id, pf_number, item_number, so_number, so_item_number, part_number,
      quantity, list_price, discount, tax_rate)
   select :companyId, :pfNumber, line."itemNumber", :soNumber, line."soItemNumber", line."partNumber",
          line.quantity, line.price, line.discount, line."taxRate"
     from jsonb_to_recordset(:lines::jsonb) as line ("itemNumber" integer, "soItemNumber" integer, "partNumber" text,
          quantity numeric, price numeric, discount numeric, "taxRate" numeric)`,
);
