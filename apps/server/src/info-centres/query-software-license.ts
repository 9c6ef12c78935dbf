import * as contract from '@gemba/contract/info-centres/query-software-license';
import type { CallReply } from '@gemba/contract/kit/call';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';

type Licence = CallReply<typeof contract.querySoftwareLicense>;

const selectLicence = statement<{ companyId: number }, Licence>(
  `select c.company_name, l.modules, l.seats_allowed, l.valid_until,
          (select count(*)::int from app_user u where u.company_id = c.company_id and u.status <> 'DISABLED' and not u.is_machine) as seats_used
     from licence l join company c on c.company_id = l.company_id where l.company_id = :companyId`,
);

/** Every user who may sign in takes a seat. */
export const querySoftwareLicense = operation(contract.querySoftwareLicense, async (tx, { companyId }) => {
  const licence = await tx.first(selectLicence({ companyId }));
  return licence ?? refuse('NO_DATA');
});
