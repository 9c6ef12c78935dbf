import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetForms } from '../form/drafts.ts';
import { useOperationKey } from './use-operation-key.ts';

const keyOf = (form: string) => renderToString(createElement(() => useOperationKey(form).key));

const openPage = (search: string) => vi.stubGlobal('window', { location: { pathname: '/receivePo/editPo', search } });

afterEach(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  openPage('?poNumber=1');
});

it('keeps the key of a form over a reload, gives each form its own, and forgets them at a log-out', () => {
  const first = keyOf('receive');
  expect(first).toMatch(/^[\w-]{16,64}$/);
  expect(keyOf('receive')).toBe(first);
  expect(keyOf('labels')).not.toBe(first);
  forgetForms();
  expect(keyOf('receive')).not.toBe(first);
});

it('gives each order a key of its own, whatever else the address shows', () => {
  const first = keyOf('receive');
  openPage('?poNumber=2');
  expect(keyOf('receive')).not.toBe(first);
  openPage('?open=scan&poNumber=1');
  expect(keyOf('receive')).toBe(first);
});

it('makes its key on plain http too, where the browser has no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  openPage('?poNumber=3');
  expect(keyOf('receive')).toMatch(/^[\w-]{16,64}$/);
});
