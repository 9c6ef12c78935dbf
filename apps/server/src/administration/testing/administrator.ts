import { randomUUID } from 'node:crypto';
import type { UserDetail } from '@gemba/contract/administration/users/user';
import type { AuditEntry } from '@gemba/contract/companies/audit';
import type { Browser } from '../../testing/browser.ts';
import type { startTestApp, TestUser } from '../../testing/test-app.ts';

type App = Awaited<ReturnType<typeof startTestApp>>;

const EVERYDAY = {
  displayName: 'Lena Fox',
  refId: null,
  expiresOn: null,
  jobTemplate: null,
  roles: ['FIND_PART'],
  authorities: {},
};

/** A write as an administrator's browser sends it, under a key of its own. */
export const write = <Data>(browser: Browser, method: string, path: string, body: unknown = {}) =>
  browser.send<Data>(`/app${path}`, { method, body, headers: { 'Idempotency-Key': randomUUID() } });

/** A company with one administrator, who is signed in. */
export async function openOffice(erp: App) {
  const { companyId, companyCode, userId, userName, browser } = await erp.somebody({ roles: ['COMPANY_ADMIN'] });
  const post = <Data>(path: string, body?: unknown) => write<Data>(browser, 'POST', path, body);
  return {
    companyId,
    companyCode,
    userId,
    userName,
    browser,
    post,
    put: <Data>(path: string, body: unknown) => write<Data>(browser, 'PUT', path, body),
    get: <Data>(path: string) => browser.get<Data>(path),
    addUser: (name: string, fields: object = {}) =>
      post<UserDetail>('/admin/users', { userName: name, ...EVERYDAY, ...fields }),
    getUser: async (wanted: number) => (await browser.get<UserDetail>(`/admin/users/${wanted}`)).data,
    trail: async (query = '') => (await browser.get<{ items: AuditEntry[] }>(`/admin/audit${query}`)).data.items,
    /** Somebody of the company, signed in. */
    colleague: async (person: TestUser = {}) => {
      const added = await erp.user(companyId, person);
      return { ...added, browser: await erp.signIn(companyCode, added.userName) };
    },
  };
}
export type Office = Awaited<ReturnType<typeof openOffice>>;
