import * as contract from '@gemba/contract/administration/look/set-company-logo';
import { readCompany, readLook, recordChange } from '../../companies/index.ts';
import { inspectPicture } from '../../documents/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';

const updateLogo = statement<{ companyId: number; logo: string | null; known: number }, object>(
  `update company set logo = :logo, look_version = look_version + 1
    where company_id = :companyId and look_version = :known returning 1`,
);

/** No posting: an idempotency row would keep the picture a second time. */
export const setCompanyLogo = operation(contract.setCompanyLogo, async (tx, actor, { body }) => {
  const { companyId } = actor;
  const { logo, lookVersion } = body;
  if (logo !== null) {
    const [head = '', content = ''] = logo.split(',');
    await inspectPicture(Buffer.from(content, 'base64'), head.includes('png') ? 'png' : 'jpg');
  }
  const { companyCode, logo: before } = await readCompany(tx, companyId);
  if (!(await tx.first(updateLogo({ companyId, logo, known: lookVersion })))) refuse('COMPANY_CHANGED');
  await recordChange(tx, actor, {
    kind: 'company',
    subject: companyCode,
    act: 'changed',
    before: { logo: before === null ? null : `${before.length}` },
    after: { logo: logo === null ? null : `${logo.length}` },
  });
  return (await readLook(tx, companyId)) ?? refuse('NO_DATA');
});
