import { DOCUMENT_PREFIXES } from '@gemba/contract/inventory/document-prefixes';
import { freeText, inCapitals } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import * as contract from '@gemba/contract/receiving/proforma/list-proforma-receivers';
import type { ProformaReceiverRow } from '@gemba/contract/receiving/proforma/proforma-receiver';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { beginsAsTyped, ownNumbers } from '../../kit/number-keys.ts';
import { typedText } from '../../orders/index.ts';
import { ROW } from './get-proforma-receiver.ts';

const Key = z.tuple([DateText, freeText(100)]);

interface Asked {
  companyId: number;
  status: string;
  day: string;
  number: string;
  limit: number;
}

const NEWEST_FIRST = 'order by p.pr_date desc, p.pr_number desc limit :limit';
const LATER = 'p.company_id = :companyId and (p.pr_date, p.pr_number) < (:day::date, :number)';

// sql: the rows below
const list = (rows: string) => `
  select ${ROW}, (select count(*) from proforma_receiver_item item
                   where item.company_id = p.company_id and item.pr_number = p.pr_number) as item_count
    from (${rows}) p join vendor v on v.company_id = p.company_id and v.vendor_id = p.vendor_id ${NEWEST_FIRST}`;

const ofStatus = (typed: string) =>
  // sql: a condition below, and the company in LATER
  `select p.* from proforma_receiver p where ${LATER} and p.status = :status ${typed} ${NEWEST_FIRST}`;

const selectProformas = statement<Asked, ProformaReceiverRow>(list(ofStatus('')));
/** The number that was typed is found whatever the filter. */
const selectTypedProformas = statement<Asked & { typed: string; keys: string[] }, ProformaReceiverRow>(
  list(
    `(${ofStatus(
      `and (${beginsAsTyped('p.pr_number')} or p.vendor_id = any(array(select find_vendors(:typed))))`,
    )}) union (select p.* from proforma_receiver p where ${LATER} and p.pr_number = any(:keys::text[]))`,
  ),
);

export const listProformaReceivers = page(contract.listProformaReceivers, {
  statement: (companyId, { query }) => {
    const typed = inCapitals(typedText(query.q) ?? '') || undefined;
    const [day, number] = decodeCursor(query.cursor, Key) ?? ['9999-12-31', ''];
    const asked = { companyId, status: query.status.toUpperCase(), day, number, limit: query.limit + 1 };
    if (typed === undefined) return selectProformas(asked);
    return selectTypedProformas({ ...asked, typed, keys: ownNumbers(typed, DOCUMENT_PREFIXES.proformaReceiver) });
  },
  reply: (rows, { query }) => pageFrom(rows, query.limit, ({ prDate, prNumber }) => [prDate, prNumber]),
});
