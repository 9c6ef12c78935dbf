import * as contract from '@gemba/contract/auth/keep-forms';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';

const deleteForms = statement<{ companyId: number; userId: number }>(
  'delete from kept_form where company_id = :companyId and user_id = :userId',
);
const insertForms = statement<{
  companyId: number;
  userId: number;
  keys: readonly string[];
  contents: readonly string[];
}>(
  `insert into kept_form (company_id, user_id, form_key, content)
  select :companyId, :userId, form_key, content from unnest(:keys::text[], :contents::text[]) as form (form_key, content)
  on conflict do nothing`,
);
const selectForms = statement<{ companyId: number; userId: number }, contract.KeptForm>(
  `select form_key as key, content from kept_form where company_id = :companyId and user_id = :userId order by form_key`,
);

/** Logging out leaves nothing on the device: drafts wait here until the same person signs in again. */
export const keepForms = operation(contract.keepForms, async (tx, { companyId, userId }, { body: { forms } }) => {
  await tx.run(deleteForms({ companyId, userId }));
  const [keys, contents] = [forms.map(({ key }) => key), forms.map(({ content }) => content)];
  if (forms.length > 0) await tx.run(insertForms({ companyId, userId, keys, contents }));
  return null;
});

export const readKeptForms = (tx: Tx, companyId: number, userId: number) => tx.all(selectForms({ companyId, userId }));
