import * as contract from '@gemba/contract/quality/ncr/get-ncr';
import type { Ncr, NcrRow } from '@gemba/contract/quality/ncr/ncr';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { HAS_GOODS_OF_REPORT } from './settle-ncr.ts';

/** Fields of an NCR; `n` is its row, and WITH_PART joins its part and vendor. */
export const ROW = `n.ncr_number, n.ncr_date, n.status, n.source, n.part_number as part, part.description, part.description_zh,
  part.description_es, part.uom, n.quantity, n.location, n.vendor_id, vendor.vendor_name, n.ir_number, n.receiver_number,
  n.wo_number, n.rma_number, n.rtv_number, n.reason, n.description as finding, n.disposition`;

export const WITH_PART = `join part on part.company_id = n.company_id and part.part_number = n.part_number
  left join vendor on vendor.company_id = n.company_id and vendor.vendor_id = n.vendor_id`;

interface Key {
  companyId: number;
  ncrNumber: string;
}

const selectNcr = statement<
  Key,
  NcrRow & Pick<Ncr, 'raisedBy' | 'raisedAt' | 'closedBy' | 'closedAt' | 'note' | 'version' | 'hasGoodsOfReport'>
>(
  `select ${ROW}, json_build_object('userId', raiser.user_id, 'name', raiser.display_name) as raised_by, n.raised_at,
    case when closer.user_id is not null then json_build_object('userId', closer.user_id, 'name', closer.display_name) end as closed_by,
    n.closed_at, n.note, n.version, ${HAS_GOODS_OF_REPORT} as has_goods_of_report
  from ncr n ${WITH_PART} join app_user raiser on raiser.company_id = n.company_id and raiser.user_id = n.raised_by
  left join app_user closer on closer.company_id = n.company_id and closer.user_id = n.closed_by
 where n.company_id = :companyId and n.ncr_number = :ncrNumber`,
);

const selectReceivers = statement<Key, { receiverNumber: string }>(
  `select distinct item.receiver_number from receiver_item item join receiver using (company_id, receiver_number)
    where company_id = :companyId and item.ncr_number = :ncrNumber and receiver.reverses is null
    order by 1`,
);

export async function readNcr(tx: Tx, { companyId, roles }: Actor, ncrNumber: string): Promise<Ncr> {
  const key = { companyId, ncrNumber };
  const [ncr, receivers] = await Promise.all([tx.first(selectNcr(key)), tx.all(selectReceivers(key))]);
  if (!ncr) return refuse('NCR_NOT_EXIST', { ncrNumber });
  const replacedBy = receivers.map(({ receiverNumber }) => receiverNumber);
  return { ...ncr, replacedBy, mayChange: roles.includes('QUALITY_INFO') };
}

export const getNcr = operation(contract.getNcr, (tx, actor, { params }) => readNcr(tx, actor, params.ncrNumber));
