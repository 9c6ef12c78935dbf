import type { KeptForm } from '@gemba/contract/auth/keep-forms';
import type { Tx } from '../kit/database/database.ts';

const FORGET = 'delete from kept_form where company_id = $1 and user_id = $2';
const KEEP = `insert into kept_form (company_id, user_id, form_key, content)
  select $1, $2, form_key, content from unnest($3::text[], $4::text[]) as form (form_key, content)
  on conflict do nothing`;
const READ = `select form_key as key, content from kept_form where company_id = $1 and user_id = $2 order by form_key`;

/** At a log-out nothing stays on the device: what was typed waits here for the same person. */
export async function keepFormsOf(tx: Tx, companyId: number, userId: number, forms: readonly KeptForm[]) {
  await tx.query(FORGET, [companyId, userId]);
  const [keys, contents] = [forms.map(({ key }) => key), forms.map(({ content }) => content)];
  if (forms.length > 0) await tx.query(KEEP, [companyId, userId, keys, contents]);
  return null;
}

export const readKeptForms = (tx: Tx, companyId: number, userId: number) =>
  tx.query<KeptForm>(READ, [companyId, userId]);
