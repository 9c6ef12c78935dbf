import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetForms } from '../../kit/form/drafts.ts';
import type { RefusedPosting } from './use-posting.ts';
import { type Faults, type PostingForm, usePostingForm } from './use-posting-form.ts';

type Typed = { lines: string[] };
const empty: Typed = { lines: [] };

/** The form as one drawing of its screen sees it. */
const openForm = (faults: Faults, refused?: RefusedPosting) => {
  vi.stubGlobal('window', { location: { pathname: '/receivePo/editPo', search: '' } });
  const seen: { form?: PostingForm<Typed> } = {};
  const Screen = () => {
    seen.form = usePostingForm<Typed>({
      ...{ name: 'receive', empty, faultsOf: () => faults, spotOf: ({ field }) => field },
      posting: { refused, forgive: () => undefined },
    });
    return null;
  };
  renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Screen)));
  return seen.form!;
};

beforeEach(forgetForms);

it('says nothing of what is missing before somebody wants to send, but the line is not done', () => {
  const form = openForm(new Map([['1.irNumber', { says: 'Enter an IR number', late: true }]]));
  expect(form.errorAt('1.irNumber')).toBeUndefined();
  expect([form.isWrong(1), form.lacks(1)]).toEqual([false, true]);
});

it('finds nothing missing in another line, also where its number begins alike', () => {
  const form = openForm(new Map([['12.places.0.serials', { says: 'Enter serial numbers', late: true }]]));
  expect([form.lacks(12), form.lacks(1), form.lacks('12.places')]).toEqual([true, false, true]);
});

it('is not done with a line that the server refused', () => {
  const refused = { code: 'INVALID_NEW_QTY_REC', message: 'At most 0', field: '3.total', data: {} };
  const form = openForm(new Map(), refused);
  expect([form.isWrong(3), form.lacks(3)]).toEqual([true, true]);
});
