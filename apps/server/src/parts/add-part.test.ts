import { randomUUID } from 'node:crypto';
import type { Part } from '@gemba/contract/parts/part-shapes';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
const { companyId, browser } = await erp.somebody();
await erp.owner.query(
  `insert into product_line (company_id, product_code, product_name) values ($1, 'GB', 'Gearboxes')`,
  [companyId],
);

const entered = { description: 'Shaft', partType: 'BUY' };
const add = (more: Record<string, unknown>, who = browser) =>
  who.post<Part>('/parts', { ...entered, ...more }, { 'Idempotency-Key': randomUUID() });

describe('adding a part', () => {
  it('keeps what was entered, writes the number in capitals, and starts with nothing in stock', async () => {
    const whole = {
      descriptionZh: '轴',
      revision: 'B',
      productCode: 'GB',
      minQty: '5',
      maxQty: '10.5',
      stdCost: '2.5',
      qIType: 'SAMPLE',
      makeLeadTime: 12,
    };
    expect(await add({ partNumber: ' w00-10/100(a) ', ...whole })).toMatchObject({ success: true });
    const { data } = await browser.get<Part>(`/parts/${encodeURIComponent('W00-10/100(A)')}`);
    expect(data).toMatchObject({
      ...whole,
      minQty: '5.0000',
      maxQty: '10.5000',
      stdCost: '2.500000',
      partNumber: 'W00-10/100(A)',
      onHand: '0.0000',
    });
    expect((await browser.get<{ items: Part[] }>('/parts?q=shaft')).data.items).toHaveLength(1);
  });

  it.each([
    ['', 'PART_NUMBER_REQUIRED'],
    ['  ', 'PART_NUMBER_REQUIRED'],
    ['AB', 'INVALID_PART_NUMBER'],
    ['A'.repeat(21), 'INVALID_PART_NUMBER'],
    ['W00_10', 'INVALID_PART_NUMBER'],
    ['W00 10', 'INVALID_PART_NUMBER'],
    ['零件-100', 'INVALID_PART_NUMBER'],
    ['NA', 'PART_NUMBER_RESERVED'],
    ['na', 'PART_NUMBER_RESERVED'],
  ])('refuses the number %j as %s, at its field', async (partNumber, code) => {
    expect(await add({ partNumber })).toMatchObject({ code: 400, msgCode: code, data: { field: 'partNumber' } });
  });

  it('takes a number that looks like a path for a number', async () => {
    expect(await add({ partNumber: '../../ETC/PASSWD' })).toMatchObject({ success: true });
    expect(await browser.get(`/parts/${encodeURIComponent('../../ETC/PASSWD')}`)).toMatchObject({ success: true });
  });

  it('refuses one that exists, also when two add it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add({ partNumber: 'ONCE-1' })));
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    expect(answers.filter((answer) => answer.msgCode === 'PART_EXISTS')).toHaveLength(7);
  });

  it('refuses a minimum above the maximum, and codes that are not set up, at their fields', async () => {
    expect(await add({ partNumber: 'MIN-1', minQty: '10', maxQty: '9.9999' })).toMatchObject({
      msgCode: 'MINIMUM_ABOVE_MAXIMUM',
      data: { field: 'minQty' },
    });
    for (const field of ['productCode', 'mfgCode', 'buyerCode', 'defaultLocation']) {
      expect(await add({ partNumber: 'CODE-1', [field]: 'NOT-THERE' })).toMatchObject({
        code: 404,
        msgCode: 'CODE_NOT_EXIST',
        data: { field, value: 'NOT-THERE' },
      });
    }
    expect((await browser.get<{ productCodes: unknown[] }>('/partChoices')).data.productCodes).toEqual([
      { code: 'GB', name: 'Gearboxes' },
    ]);
  });
});
