import * as contract from '@gemba/contract/administration/look/change-company-wording';
import type { Wording } from '@gemba/contract/companies/company-look';
import { readCompany, readLook, recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';

/** The version is compared in the write itself: two administrators may save at the same moment. */
const updateWording = statement<{ companyId: number; wording: string; known: number }, object>(
  `update company set wording = :wording::jsonb, look_version = look_version + 1
    where company_id = :companyId and look_version = :known returning 1`,
);

const nameOf = ({ language, key }: Wording) => `${language} ${key}`;
const asFields = (wording: readonly Wording[]) =>
  Object.fromEntries(wording.map((entry) => [nameOf(entry), entry.text]));

export const changeCompanyWording = operation(contract.changeCompanyWording, async (tx, actor, { body }) => {
  const { companyId } = actor;
  const { wording, lookVersion } = body;
  const names = wording.map(nameOf);
  const twice = wording.find((entry, index) => names.indexOf(nameOf(entry)) < index);
  if (twice) refuse('WORDING_TWICE', { key: twice.key, language: twice.language, field: 'wording' });
  const before = asFields((await readLook(tx, companyId))?.wording ?? []);
  const after = asFields(wording);
  if (!(await tx.first(updateWording({ companyId, wording: JSON.stringify(wording), known: lookVersion }))))
    refuse('COMPANY_CHANGED');
  const { companyCode } = await readCompany(tx, companyId);
  const gone = Object.fromEntries(Object.keys(before).map((name) => [name, null]));
  await recordChange(tx, actor, {
    kind: 'wording',
    subject: companyCode,
    act: 'changed',
    before,
    after: { ...gone, ...after },
  });
  return (await readLook(tx, companyId)) ?? refuse('COMPANY_CHANGED');
});
