import type { CustomerRow, DepartmentRow, VendorRow } from '@gemba/contract/addresses/address-shapes';
import { describe, expect, it } from 'vitest';
import { sortNameOf } from '../kit/sort-name.ts';
import { everyRow } from '../testing/every-row.ts';
import { loadSmallCompany } from '../testing/small-company.ts';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
const { companyId, browser } = await loadSmallCompany(erp);
const rival = await erp.somebody();
for (const [owner, id, name] of [
  [companyId, 'Q-1', '起重机厂'],
  [companyId, 'Q-10', 'Quarry Works 起重'],
  [companyId, 'lower/(1)', '3D Prints'],
  [companyId, 'CRN-7', 'Cranes (heavy)'],
  [companyId, 'SAME-2', 'Twice & Twice'],
  [companyId, 'SAME-1', 'Twice & Twice'],
  [rival.companyId, 'Q-1', 'Rival 起重机厂'],
] as const)
  await erp.owner.query(
    'insert into customer (company_id, customer_id, customer_name, sort_name) values ($1, $2, $3, $4)',
    [owner, id, name, sortNameOf(name)],
  );

const search = async (q: string) =>
  (await everyRow<CustomerRow>(browser, `/customers?q=${encodeURIComponent(q)}`, 2)).map(({ id }) => id);

describe('the address book', () => {
  it('is read in the order of the names, page by page, everybody once', async () => {
    const all = await everyRow<CustomerRow>(browser, '/customers', 7);
    const names = all.map(({ name, id }) => `${sortNameOf(name)} ${id}`);
    expect(names).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(names.length);
    expect(all.length).toBe(13 + 48 + 6);
    expect(all.filter(({ name }) => name.startsWith('Twice')).map(({ id }) => id)).toEqual(['SAME-1', 'SAME-2']);
    for (const { name, letter } of all) expect(letter).toMatch(/^[A-Z]/.test(name) ? name.charAt(0) : /^[A-Z#]$/);
  });

  it('finds Chinese names under the letter of their pinyin, and under # what begins with none', async () => {
    const all = await everyRow<CustomerRow>(browser, '/customers', 100);
    const letter = (wanted: string) => all.find(({ id }) => id === wanted)?.letter;
    expect([letter('DAQ-012'), letter('SUZ-014'), letter('Q-1'), letter('lower/(1)')]).toEqual(['D', 'S', 'Q', '#']);
    expect(all.at(-1)?.id).toBe('lower/(1)');
    const vendors = await everyRow<VendorRow>(browser, '/vendors?letter=T', 100);
    expect(vendors[0]).toMatchObject({ id: 'TIA-019', name: '天和精密 Tianhe Precision', letter: 'T', city: 'Suzhou' });
  });

  it('begins at a letter and goes on from there', async () => {
    const all = await everyRow<CustomerRow>(browser, '/customers', 100);
    for (const letter of ['A', 'J', 'Q', 'Z', '#']) {
      const from = await everyRow<CustomerRow>(browser, `/customers?letter=${encodeURIComponent(letter)}`, 9);
      expect(from.map(({ id }) => id)).toEqual(
        all
          .filter((row) => letter === '#' || row.letter >= letter || row.letter === '#')
          .slice(letter === '#' ? -1 : 0)
          .map(({ id }) => id),
      );
    }
    const { data } = await browser.get<{ letters: string[] }>('/customerLetters');
    expect(data.letters).toEqual([...new Set(all.map((row) => row.letter))]);
    expect((await browser.get('/customers?letter=a')).msgCode).toBe('INVALID_INPUT');
  });

  it('shows the id that was typed first, once, then what begins with it, then the others, each by name', async () => {
    expect(await search('q-1')).toEqual(['Q-1', 'Q-10']);
    expect(await search('heavy cranes')).toEqual(['CRN-7']);
    expect((await search('cranes')).slice(0, 2)).toEqual(['CRN-7', 'AMB-101']);
    expect(new Set(await search('cranes')).size).toBe(1 + 12);
    expect(await search('Q-10')).toEqual(['Q-10']);
    expect(await search('lower/(1)')).toEqual(['lower/(1)']);
  });

  it('is searched by id, name, city and pinyin, every word of it', async () => {
    for (const q of ['大庆', '庆', 'daqing', 'DAQ-0', 'qizhong da', 'hoisting daqing'])
      expect(await search(q), q).toContain('DAQ-012');
    expect(await search('起重')).toEqual(['Q-1', 'DAQ-012', 'Q-10']);
    expect(await search('twice & twice')).toEqual(['SAME-1', 'SAME-2']);
    expect(await search('long beach')).toEqual(['PAC-001']);
    for (const q of ['xyzzy', '%', '_', '&', "'", 'Rival']) expect(await search(q), q).toEqual([]);
  });

  it('marks who is locked and who is over its credit', async () => {
    await erp.owner.query(
      `update customer set credit_limit = 100, open_receivable = case customer_id when 'BRA-020' then 100.01 else 100 end, unbilled = 0
        where company_id = $1 and customer_id in ('BRA-020', 'COR-031')`,
      [companyId],
    );
    const all = await everyRow<CustomerRow>(browser, '/customers', 100);
    expect(all.filter(({ lockStatus }) => lockStatus === 'LOCKED').map(({ id }) => id)).toEqual(['ARR-017']);
    expect(all.filter(({ overCredit }) => overCredit).map(({ id }) => id)).toEqual(['BRA-020']);
  });

  it('lists the departments', async () => {
    const all = await everyRow<DepartmentRow>(browser, '/departments', 4);
    // ALL is where the employee of this test works.
    expect(all.map(({ id }) => id)).toEqual([
      'ACC',
      'ALL',
      'ASM',
      'ENG',
      'MCH',
      'MNT',
      'MGT',
      'PUR',
      'QUA',
      'SAL',
      'WHS',
    ]);
    const found = await everyRow<DepartmentRow>(browser, '/departments?q=mach', 4);
    expect(found).toMatchObject([{ id: 'MCH', name: 'Machining', letter: 'M', phone: '+1 815 555-0170' }]);
  });

  it('is exported as it is listed, with headings of its own', async () => {
    const { text } = await browser.send('/app/customers?q=%E8%B5%B7%E9%87%8D', {
      headers: { accept: 'text/csv', lang: 'zh_CN' },
    });
    const [head, ...lines] = text.replace('\ufeff', '').trim().split('\r\n');
    expect(head).toContain('省/州');
    expect(lines.map((line) => /^"?([^,"]+)/.exec(line)?.[1])).toEqual(['Q-1', 'DAQ-012', 'Q-10']);
  });

  it('takes no cursor that is not its own', async () => {
    for (const key of [[1], [1, 'a'.repeat(200), ''], [-1, 'a', ''], [3, 'a', ''], [1, 2, 3]]) {
      const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
      expect((await browser.get(`/customers?cursor=${cursor}`)).msgCode).toBe('INVALID_INPUT');
    }
  });
});

it('no name is kept that could not be found under a letter', async () => {
  const write = (sortName: string) =>
    erp.owner.query(`insert into vendor (company_id, vendor_id, vendor_name, sort_name) values ($1, $2, 'x', $2)`, [
      companyId,
      sortName,
    ]);
  for (const wrong of ['Alder', '大庆', '3m', '', 'é'])
    await expect(write(wrong)).rejects.toMatchObject({ code: '23514' });
});
