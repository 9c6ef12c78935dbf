import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { typedCommand } from '../testing/typed-command.ts';
import { companyMessenger } from './messenger.ts';
import { companySso } from './sso.ts';

const erp = await startTestApp();

const run = typedCommand(erp);

it('the commands for sign-in name the option that is missing or wrong', async () => {
  const { companyCode } = await erp.company();
  await expect(run(companySso, companyCode)).rejects.toThrow('--issuer is missing or wrong');
  const id = ['--issuer', 'https://id.example.com', '--client-id', 'gemba'];
  await expect(run(companySso, companyCode, ...id, '--user-claim', 'a b')).rejects.toThrow('--user-claim is missing');
  await expect(run(companyMessenger, companyCode, '--corp-id', 'ww1')).rejects.toThrow(
    '--agent-id is missing or wrong',
  );
  await expect(run(companySso, 'NOWHERE', ...id)).rejects.toThrow('There is no company NOWHERE');
});

it('the removal by command is in the audit trail, without a person, and refused where there is nothing', async () => {
  const { companyId, companyCode } = await erp.company();
  for (const command of [companySso, companyMessenger])
    await expect(run(command, companyCode, '--remove')).rejects.toThrow(`${companyCode} signs in`);
  await erp.owner.query(
    `insert into company_sso (company_id, name, issuer, client_id, sealed_secret)
     values ($1, 'Acme ID', 'https://id.example.com', 'gemba', '')`,
    [companyId],
  );
  await run(companySso, companyCode, '--remove');
  const { rows } = await erp.owner.query(
    `select kind, changed_by, changes from audit_entry where company_id = $1 and kind = 'sso'`,
    [companyId],
  );
  expect(rows).toEqual([
    {
      kind: 'sso',
      changed_by: null,
      changes: expect.arrayContaining([{ field: 'ssoName', before: 'Acme ID', after: null }]) as object,
    },
  ]);
});
