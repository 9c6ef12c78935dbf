import * as contract from '@gemba/contract/tasks/lead/set-work-centre-online';
import { findTerminal, tellOnline } from '../../auth/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';
import { employeeOf } from '../clock/worker.ts';
import { checkLed } from './led-centre.ts';

const lockCentre = statement<{ companyId: number; wc: string; me: string }, { isAuthorised: boolean }>(
  `select exists (select from work_centre_worker w where w.company_id = wc.company_id and w.wc = wc.wc and w.employee_id = :me)
      as is_authorised
    from work_centre wc where wc.company_id = :companyId and wc.wc = :wc for no key update`,
);

export const setWorkCentreOnline = operation(
  contract.setWorkCentreOnline,
  async (tx, actor, { params: { wc }, body: { online } }) => {
    const { companyId } = actor;
    const [centre, company, terminal] = await Promise.all([
      tx.first(lockCentre({ companyId, wc, me: employeeOf(actor) })),
      companyFacts(tx, companyId),
      findTerminal(tx, actor),
    ]);
    checkLicence(company, 'PRODUCTION');
    if (!centre) return refuse('WORK_CENTER_NOT_EXIST', { wc });
    const isAtTerminal = terminal?.terminalWc === wc && centre.isAuthorised;
    if (!isAtTerminal) await checkLed(tx, actor, wc);
    await tellOnline(tx, { companyId, wc, online });
    return { wc, online };
  },
);
