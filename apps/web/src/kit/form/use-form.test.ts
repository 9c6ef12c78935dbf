import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RefusedPosting } from '../posting/refused-posting.ts';
import { forgetForms } from './drafts.ts';
import { type Form, type FormErrors, useForm } from './use-form.ts';

type Typed = { lines: string[] };
const empty: Typed = { lines: [] };

/** The form as one drawing of its screen sees it. */
const openForm = (errors: FormErrors, refused?: RefusedPosting) => {
  vi.stubGlobal('window', { location: { pathname: '/receivePo/editPo', search: '' } });
  const seen: { form?: Form<Typed> } = {};
  const Screen = () => {
    seen.form = useForm<Typed>({
      name: 'receive',
      empty,
      errorsOf: () => errors,
      fieldOf: ({ field }) => field,
      posting: { refused, forgive: () => undefined },
    });
    return null;
  };
  renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Screen)));
  return seen.form!;
};

beforeEach(forgetForms);

it('message nothing of what is missing before somebody wants to send, but the line is not done', () => {
  const form = openForm(new Map([['1.irNumber', { message: 'Enter an IR number', late: true }]]));
  expect(form.errorAt('1.irNumber')).toBeUndefined();
  expect([form.isWrong(1), form.lacks(1)]).toEqual([false, true]);
});

it('finds nothing missing in another line, also where its number begins alike', () => {
  const form = openForm(new Map([['12.places.0.serials', { message: 'Enter serial numbers', late: true }]]));
  expect([form.lacks(12), form.lacks(1), form.lacks('12.places')]).toEqual([true, false, true]);
});

it('is not done with a line that the server refused', () => {
  const refused = { code: 'INVALID_NEW_QTY_REC', message: 'At most 0', field: '3.total', data: {} };
  const form = openForm(new Map(), refused);
  expect([form.isWrong(3), form.lacks(3)]).toEqual([true, true]);
});
