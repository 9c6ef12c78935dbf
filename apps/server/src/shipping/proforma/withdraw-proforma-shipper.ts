import * as contract from '@gemba/contract/shipping/proforma/withdraw-proforma-shipper';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';
import { readProformaShipper } from './get-proforma-shipper.ts';
import { lockProforma } from './ship-proforma.ts';

/** Closes an announcement. Goods that were picked or shipped by it stay so. */
export const withdrawProformaShipper = operation(
  contract.withdrawProformaShipper,
  async (tx, { companyId }, { params: { pfNumber } }) => {
    checkLicence(await companyFacts(tx, companyId), 'WAREHOUSE');
    await lockProforma(tx, companyId, pfNumber);
    await tx.run(closeProforma({ companyId, pfNumber }));
    return readProformaShipper(tx, companyId, pfNumber);
  },
);

const closeProforma = statement<{ companyId: number; pfNumber: string }>(
  `update proforma_shipper set status = 'CLOSED', version = version + 1 where company_id = :companyId and pf_number = :pfNumber`,
);
