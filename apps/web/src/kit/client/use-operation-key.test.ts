import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetForms } from '../form/drafts.ts';
import { useOperationKey } from './use-operation-key.ts';

const keyOf = (form: string) => renderToString(createElement(() => useOperationKey(form).key));

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/receivePo/editPo' } });
});

it('keeps the key of a form over a reload, gives each form its own, and forgets them at a log-out', () => {
  const first = keyOf('receive');
  expect(first).toMatch(/^[\w-]{16,64}$/);
  expect(keyOf('receive')).toBe(first);
  expect(keyOf('labels')).not.toBe(first);
  forgetForms();
  expect(keyOf('receive')).not.toBe(first);
});
