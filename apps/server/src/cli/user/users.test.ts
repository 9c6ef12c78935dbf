import { beforeEach, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { typedCommand } from '../testing/typed-command.ts';
import { userChanges } from './change.ts';

const erp = await startTestApp();
const typed = typedCommand(erp);
let office: Awaited<ReturnType<typeof erp.somebody>>;
beforeEach(async () => {
  office = await erp.somebody({ roles: ['COMPANY_ADMIN'] });
});

const command = (name: string) => userChanges.find((one) => one.name === `user ${name}`) ?? expect.fail(name);
const change = (name: string, userName: string, ...roles: string[]) =>
  typed(command(name), office.companyCode, userName, ...roles);

it('no command takes the last administrator away, and any takes the first of two', async () => {
  const last = 'This is the last administrator who can sign in.';
  await expect(change('roles', office.userName, 'FIND_PART')).rejects.toThrow(last);
  await expect(change('lock', office.userName)).rejects.toThrow(last);
  await expect(change('disable', office.userName)).rejects.toThrow(last);
  const { userName } = await erp.user(office.companyId, { roles: ['COMPANY_ADMIN'] });
  await change('lock', userName);
  await change('unlock', userName);
  await change('lock', userName);
  await expect(change('lock', office.userName)).rejects.toThrow(last);
});

it('a disabled user comes back only where the licence has a seat', async () => {
  const { userName } = await erp.user(office.companyId);
  await change('disable', userName);
  await erp.owner.query(
    `insert into licence (company_id, modules, seats_allowed, valid_until) values ($1, '{}', 1, '2099-12-31')
     on conflict (company_id) do update set seats_allowed = 1`,
    [office.companyId],
  );
  await expect(change('unlock', userName)).rejects.toThrow('All 1 seats of the licence are taken.');
});
