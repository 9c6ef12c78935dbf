import * as contract from '@gemba/contract/administration/company/change-company-settings';
import { type CompanySettings, writtenOf } from '@gemba/contract/administration/company/company-settings';
import type { CallParsed } from '@gemba/contract/kit/call';
import { recordChange } from '../../companies/index.ts';
import { queryOf } from '../../kit/database/named-query.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { checkAddresses } from './client-addresses.ts';
import { lockCompany, readSettings } from './company.sql.ts';

type Fields = Omit<CallParsed<typeof contract.changeCompanySettings>['body'], 'version'> & { companyId: number };

/** A network may be written with the bits of a host in it: `10.1.2.3/16` is `10.1.0.0/16`. */
const updateCompany = statement<Fields>(
  `update company set company_name = :companyName, time_zone = :timeZone, fiscal_year_start_month = :fiscalYearStartMonth,
          receive_need_ir = :receiveNeedIr, receiving_po_zero_cost = :receivingPOZeroCost,
          order_change_approval = :orderChangeApproval, credit_limit_warns = :creditLimitWarns,
          tells_unknown_user = :tellsUnknownUser, real_time = :realTime,
          label_template = :labelTemplate, look_version = look_version + (label_template <> :labelTemplate)::int, support_phone = :supportPhone,
          client_addresses = (select array_agg(network(given::inet)) from unnest(:clientAddresses::text[]) as given),
          version = version + 1
    where company_id = :companyId`,
);

const rebuildFigures = queryOf('call rebuild_figures()', []);

const refuseTimeZone = ({ timeZone, canChangeTimeZone }: CompanySettings, wanted: string) => {
  if (timeZone === wanted) return;
  const field = 'timeZone';
  if (!canChangeTimeZone) refuse('TIME_ZONE_IN_USE', { field });
  if (wanted !== 'UTC' && !Intl.supportedValuesOf('timeZone').includes(wanted))
    refuse('TIME_ZONE_UNKNOWN', { timeZone: wanted, field });
};

export const changeCompanySettings = operation(
  contract.changeCompanySettings,
  async (tx, actor, { body: { version, ...fields } }, { address }) => {
    const { companyId } = actor;
    const locked = await lockCompany(tx, companyId);
    if (locked.version !== version) refuse('COMPANY_CHANGED');
    const before = await readSettings(tx, companyId, address);
    refuseTimeZone(before, fields.timeZone);
    const clientAddresses = fields.clientAddresses && checkAddresses(fields.clientAddresses, address);
    const supportPhone = fields.supportPhone?.trim() || null;
    await tx.run(updateCompany({ companyId, ...fields, supportPhone, clientAddresses }));
    // The totals of a day are those of the company's own days.
    if (before.timeZone !== fields.timeZone) await tx.run(rebuildFigures);
    const after = await readSettings(tx, companyId, address);
    await recordChange(tx, actor, {
      kind: 'company',
      subject: before.companyCode,
      act: 'changed',
      before: writtenOf(before),
      after: writtenOf(after),
    });
    return after;
  },
);
