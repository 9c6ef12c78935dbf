import type { ApiCall } from '@gemba/contract/interfaces/api/get-api-call';
import type { ApiCallRow } from '@gemba/contract/interfaces/api/list-api-calls';
import { describe, expect, it } from 'vitest';
import { calls } from '../capabilities.ts';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
const { browser } = await erp.somebody();
const describeCall = async (name: string) => (await browser.get<ApiCall>(`/api/calls/${name}`)).data;

describe('the page of the interface', () => {
  it('lists every call with its capability, its roles, and whether it posts', async () => {
    const { data } = await browser.get<{ calls: ApiCallRow[] }>('/api/calls');
    expect(data.calls.map(({ name }) => name).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
    expect(data.calls.find(({ name }) => name === 'receivePurchaseOrder')).toMatchObject({
      capability: 'receiving',
      method: 'POST',
      roles: ['UPDATE_RECEIVER'],
      posting: true,
      personOnly: false,
    });
  });

  it('describes each of them, with an example that the call itself takes', async () => {
    const wrong: string[] = [];
    for (const call of calls) {
      const described = await describeCall(call.name);
      const { params, body } = JSON.parse(described.example) as Record<string, unknown>;
      const fits =
        (call.params?.safeParse(params).success ?? true) &&
        (call.upload || (call.body?.safeParse(body).success ?? true));
      if (!fits) wrong.push(call.name);
    }
    expect(wrong).toEqual([]);
  });

  it('names fields of objects in lists, and says the errors in the language of the reader', async () => {
    const { fields, refusals, triable } = await describeCall('moveStock');
    expect(fields).toContainEqual({
      place: 'body',
      name: 'items[].quantity',
      type: expect.any(String),
      required: true,
    });
    expect(refusals.find(({ code }) => code === 'NOT_LICENSED')).toMatchObject({ status: expect.any(Number) });
    expect(triable).toBe(true);
    expect(await describeCall('subscribe')).toMatchObject({ triable: false });
    const chinese = await browser.get<ApiCall>('/api/calls/moveStock', { lang: 'zh-CN' });
    expect(chinese.data.refusals.some(({ text }) => /[\u4e00-\u9fff]/.test(text))).toBe(true);
  });

  it('is for administrators, and says so where a call does not exist', async () => {
    expect(await browser.get('/api/calls/nothing')).toMatchObject({ code: 404, msgCode: 'ROUTE_NOT_FOUND' });
    const reader = await erp.somebody({ roles: ['FIND_PART'] });
    for (const path of ['/api/calls', '/api/calls/listParts'])
      expect(await reader.browser.get(path)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
  });
});
