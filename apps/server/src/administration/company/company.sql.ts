import type { CompanySettings } from '@gemba/contract/administration/company/company-settings';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

type Row = Omit<CompanySettings, 'ownAddress'>;

const selectSettings = statement<{ companyId: number }, Row>(
  `select c.company_code, c.company_name, c.time_zone, c.base_currency, c.fiscal_year_start_month, c.receive_need_ir,
          c.receiving_po_zero_cost as "receivingPOZeroCost", c.order_change_approval, c.credit_limit_warns,
          c.tells_unknown_user, c.real_time, c.label_template, c.support_phone, c.client_addresses::text[] as client_addresses,
          c.issue_password_hash is not null as has_issue_password, c.version,
          not exists (select from inventory_log log where log.company_id = c.company_id) as can_change_time_zone,
          (select jsonb_build_object('modules', l.modules, 'seatsAllowed', l.seats_allowed, 'validUntil', l.valid_until,
                                     'version', l.version,
                                     'seatsUsed', (select count(*) from app_user u
                                                    where u.company_id = l.company_id and u.status <> 'DISABLED' and not u.is_machine))
             from licence l where l.company_id = c.company_id) as licence
     from company c where c.company_id = :companyId`,
);

export const readSettings = async (tx: Tx, companyId: number, ownAddress: string): Promise<CompanySettings> => ({
  ...(await tx.one(selectSettings({ companyId }))),
  ownAddress,
});

const lockVersion = statement<{ companyId: number }, { version: number }>(
  'select version from company where company_id = :companyId for no key update',
);

/** Locked before anything is compared: two administrators may save at the same moment. */
export const lockCompany = (tx: Tx, companyId: number) => tx.one(lockVersion({ companyId }));
