import type { Queries } from '../kit/database/query.ts';

/** The company a code means; without a code, the only company there is. */
export const findCompany = async (outside: Queries, code: string | undefined) =>
  (await outside.query<{ id: number | null }>('select find_company($1) as id', [code ?? null]))[0]?.id ?? undefined;

export interface CompanyRow {
  company_code: string;
  company_name: string;
  time_zone: string;
  base_currency: string;
  fiscal_year_start_month: number;
  receive_need_ir: boolean;
  receiving_po_zero_cost: boolean;
  order_change_approval: boolean;
  tells_unknown_user: boolean;
  support_phone: string | null;
  logo: string | null;
  is_demo: boolean;
}

/** The company of the transaction. */
export const readCompany = async (tx: Queries, companyId: number) => {
  const [row] = await tx.query<CompanyRow>(
    `select company_code, company_name, time_zone, base_currency, fiscal_year_start_month, receive_need_ir,
            receiving_po_zero_cost, order_change_approval, tells_unknown_user, support_phone, logo, is_demo
       from company where company_id = $1`,
    [companyId],
  );
  if (!row) throw new Error('The company of a session must exist');
  return row;
};

export const readMessengerName = async (tx: Queries, companyId: number) =>
  (await tx.query<{ name: string }>('select name from company_messenger where company_id = $1', [companyId]))[0]
    ?.name ?? null;

/** No list means every address; an address inside any network of the list is let in. */
export const addressIsAllowed = async (tx: Queries, companyId: number, address: string) =>
  (
    await tx.query<{ allowed: boolean }>(
      `select client_addresses is null or exists (select from unnest(client_addresses) net where $2::inet <<= net) as allowed
         from company where company_id = $1`,
      [companyId, address],
    )
  )[0]?.allowed ?? false;
