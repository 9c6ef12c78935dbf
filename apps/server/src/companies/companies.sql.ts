import type { Queries } from '../kit/database/query.ts';
import { statement } from '../kit/database/statement.ts';
import { refuse } from '../kit/refuse.ts';

const selectCompanyId = statement<{ code: string | null }, { id: number | null }>('select find_company(:code) as id');

/** The company with this code; without a code, the only company there is. */
export const findCompany = async (outside: Queries, code: string | undefined) =>
  (await outside.first(selectCompanyId({ code: code ?? null })))?.id ?? undefined;

export const whichCompany = async (outside: Queries, code: string | undefined): Promise<number> =>
  (await findCompany(outside, code)) ?? refuse(code === undefined ? 'COMPANY_CODE_REQUIRED' : 'COMPANY_NOT_EXIST');

export interface CompanyRow {
  companyCode: string;
  companyName: string;
  timeZone: string;
  baseCurrency: string;
  fiscalYearStartMonth: number;
  receiveNeedIr: boolean;
  receivingPoZeroCost: boolean;
  orderChangeApproval: boolean;
  tellsUnknownUser: boolean;
  realTime: boolean;
  supportPhone: string | null;
  logo: string | null;
  isDemo: boolean;
}

const selectCompany = statement<{ companyId: number }, CompanyRow>(
  `select company_code, company_name, time_zone, base_currency, fiscal_year_start_month, receive_need_ir,
          receiving_po_zero_cost, order_change_approval, tells_unknown_user, real_time, support_phone, logo, is_demo
     from company where company_id = :companyId`,
);

/** The company of the transaction. */
export const readCompany = async (tx: Queries, companyId: number) => {
  const row = await tx.first(selectCompany({ companyId }));
  if (!row) throw new Error('The company of a session must exist');
  return row;
};

const selectMessenger = statement<{ companyId: number }, { name: string }>(
  'select name from company_messenger where company_id = :companyId',
);

export const readMessengerName = async (tx: Queries, companyId: number) =>
  (await tx.first(selectMessenger({ companyId })))?.name ?? null;

const selectSso = statement<{ companyId: number }, { name: string }>(
  'select name from company_sso where company_id = :companyId',
);

export const readSsoName = async (tx: Queries, companyId: number) =>
  (await tx.first(selectSso({ companyId })))?.name ?? null;

const selectHasPasskeys = statement<{ companyId: number }, { found: boolean }>(
  'select exists (select from passkey where company_id = :companyId) as found',
);

export const hasPasskeys = async (tx: Queries, companyId: number) =>
  (await tx.first(selectHasPasskeys({ companyId })))?.found ?? false;

const selectAllowed = statement<{ companyId: number; address: string }, { allowed: boolean }>(
  `select client_addresses is null or exists (select from unnest(client_addresses) net where :address::inet <<= net) as allowed
     from company where company_id = :companyId`,
);

/** No list means every address; an address inside any network of the list is let in. */
export const addressIsAllowed = async (tx: Queries, companyId: number, address: string) =>
  (await tx.first(selectAllowed({ companyId, address })))?.allowed ?? false;
