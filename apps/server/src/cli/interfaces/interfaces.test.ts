import { mkdir } from 'node:fs/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { typedCommand } from '../testing/typed-command.ts';
import { keyAdd, keyList, keyRevoke } from './keys.ts';
import { webhookAdd, webhookList, webhookRemove, webhookReplay } from './webhooks.ts';

const erp = await startTestApp();
const run = typedCommand(erp);

let company: string;
let companyId: number;
/** The standard output, as a script reads it. */
let printed: string[];

// Where the commands find the secret of the server.
beforeAll(() => mkdir(erp.config.dataFolder, { recursive: true }));

beforeEach(async () => {
  ({ companyCode: company, companyId } = await erp.company());
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Entries of the audit trail, the first first. */
const trail = async () =>
  (
    await erp.owner.query<{ entry: string }>(
      `select concat_ws(' ', kind, act, subject, changed_by) as entry from audit_entry where company_id = $1 order by entry_id`,
      [companyId],
    )
  ).rows.map(({ entry }) => entry);

describe('gemba key', () => {
  const machine = (key = '') => {
    const caller = new Browser(erp.server.url);
    caller.token = `Bearer ${key}`;
    return caller;
  };

  it('makes a key that a machine calls with, lists it, and ends it', async () => {
    await run(keyAdd, company, 'Scale', '--roles', 'FIND_PART', '--days', '30');
    const caller = machine(printed[0]);
    expect(await caller.get('/parts?q=BOLT')).toMatchObject({ success: true });
    expect(await caller.get('/inventory')).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    await run(keyList, company);
    expect(printed[1]).toMatch(/^Scale: active, until \d{4}-\d\d-\d\d, last used .*, FIND_PART$/);
    await run(keyRevoke, company, 'scale');
    expect(await caller.get('/parts?q=BOLT')).toMatchObject({ code: 401 });
    await expect(run(keyRevoke, company, 'Scale')).rejects.toThrow(`There is no key Scale in ${company}`);
    expect(await trail()).toEqual(['apiKey added Scale', 'apiKey disabled Scale']);
  });

  it.each([
    ['no role', ['ERP'], 'Name the roles of the key'],
    ['the role of an administrator', ['ERP', '--roles', 'COMPANY_ADMIN'], 'Name the roles of the key'],
    ['days that are no number', ['ERP', '--roles', 'all', '--days', 'ten'], '--days is "ten"'],
    ['too many days', ['ERP', '--roles', 'all', '--days', '9999'], '--days is "9999"'],
    ['a name without signs', [' ', '--roles', 'all'], 'A key has a name'],
  ])('refuses %s, and makes no key', async (_, typed, reason) => {
    await expect(run(keyAdd, company, ...typed)).rejects.toThrow(reason);
    await run(keyList, company);
    expect(printed).toEqual([]);
  });
});

describe('gemba webhook', () => {
  const add = async (...kinds: string[]) => run(webhookAdd, company, 'https://erp.example.com/gemba', ...kinds);

  it('adds a webhook with its secret, lists it, and removes it', async () => {
    await add('--kinds', 'goods.received,goods.shipped');
    expect(printed[0]).toMatch(/^\S{20,}$/);
    await run(webhookList, company);
    expect(printed[1]).toMatch(
      /^\d+: https:\/\/erp\.example\.com\/gemba goods\.received,goods\.shipped, 0 waiting, 0 given up$/,
    );
    const number = printed[1]?.split(':')[0] ?? '';
    await run(webhookRemove, company, number);
    await run(webhookList, company);
    expect(printed.slice(3)).toEqual([]);
    await expect(run(webhookRemove, company, number)).rejects.toThrow(`There is no webhook ${number} in ${company}`);
    expect(await trail()).toEqual([`webhook added ${number}`, `webhook removed ${number}`]);
  });

  it('sends again what was given up', async () => {
    await add('--kinds', 'all');
    const { rows } = await erp.owner.query<{ webhook_id: string }>(
      'select webhook_id from webhook where company_id = $1',
      [companyId],
    );
    const number = String(rows[0]?.webhook_id);
    await erp.owner.query(
      `insert into webhook_delivery (company_id, webhook_id, delivery_id, event_id, kind, subject, body, state)
       select $1, $2, number, gen_random_uuid(), 'goods.received', 'po 1', '{}', state
         from unnest(array['GIVEN_UP', 'DELIVERED']) with ordinality as given (state, number)`,
      [companyId, number],
    );
    await run(webhookReplay, company, number);
    expect(printed.at(-1)).toBe(`1 events of webhook ${number} of ${company} are sent again`);
    await run(webhookReplay, company, number, '--delivery', '2');
    await run(webhookList, company);
    expect(printed.at(-1)).toContain('2 waiting, 0 given up');
    await expect(run(webhookReplay, company, '999999')).rejects.toThrow('webhook');
    await expect(run(webhookReplay, company, number, '--delivery', '3')).rejects.toThrow('This event is waiting');
  });

  it.each([
    ['no kind of event', [], 'Name the events'],
    ['an unknown kind', ['--kinds', 'goods.lost'], 'Name the events'],
  ])('refuses %s', async (_, kinds, reason) => {
    await expect(add(...kinds)).rejects.toThrow(reason);
    await run(webhookList, company);
    expect(printed).toEqual([]);
  });

  it('asks for the number of a webhook where something else is typed', async () => {
    await expect(run(webhookRemove, company, 'first')).rejects.toThrow('Say the number of the webhook');
  });
});
