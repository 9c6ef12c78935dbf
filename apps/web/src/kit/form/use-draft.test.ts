import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetForms, hasDrafts } from './drafts.ts';
import { useDraft } from './use-draft.ts';

const empty = { quantity: '', location: '' };

/** The form as one drawing of its screen sees it. */
const openForm = (
  search: string,
  { name, pathname = '/receivePo/editPo' }: { name?: string; pathname?: string } = { name: 'receive' },
) => {
  vi.stubGlobal('window', { location: { pathname, search } });
  const seen: { form?: ReturnType<typeof useDraft<typeof empty>> } = {};
  const Screen = () => {
    seen.form = useDraft(name, empty);
    return null;
  };
  renderToString(createElement(Screen));
  return seen.form!;
};

beforeEach(forgetForms);

it('writes with the change itself, not when React comes to draw it, and keeps two changes that come together', () => {
  const { change } = openForm('?poNumber=1');
  change({ quantity: '3' });
  change({ location: 'A-01' });
  expect(openForm('?poNumber=1')).toMatchObject({
    fields: { quantity: '3', location: 'A-01' },
    restored: true,
  });
});

it('counts two taps that come before the next drawing as two', () => {
  const { change } = openForm('?poNumber=1');
  const oneMore = ({ quantity }: typeof empty) => ({ quantity: `${quantity}1` });
  change(oneMore);
  change(oneMore);
  expect(openForm('?poNumber=1').fields.quantity).toBe('11');
});

it('never brings what was typed for one order into the form of another', () => {
  openForm('?poNumber=1').change({ quantity: '3' });
  expect(openForm('?poNumber=2')).toMatchObject({ fields: empty, restored: false });
  expect(openForm('?poNumber=1').fields.quantity).toBe('3');
});

it('belongs to what the address selects, in any order, and not to what it only shows', () => {
  openForm('?poNumber=1&line=2').change({ quantity: '3' });
  expect(openForm('?open=scan&line=2&poNumber=1').fields.quantity).toBe('3');
});

it('is gone when it was sent', () => {
  const { change, clear } = openForm('');
  change({ quantity: '3' });
  clear();
  expect(openForm('').restored).toBe(false);
});

it('writes a form without a name nowhere: passwords', () => {
  openForm('', {}).change({ quantity: 'secret' });
  expect(hasDrafts()).toBe(false);
  expect(openForm('', {})).toMatchObject({ fields: empty, restored: false });
});

it('is one form of an order, whatever the address fills in, and another one for each part and location elsewhere', () => {
  openForm('?poNumber=1&location=A-03-2').change({ quantity: '3' });
  expect(openForm('?poNumber=1').fields.quantity).toBe('3');
  expect(openForm('?location=B-01-1&part=BOLT&poNumber=1').fields.quantity).toBe('3');
  const move = { name: 'move', pathname: '/warehouse/move' };
  openForm('?part=BOLT', move).change({ quantity: '4' });
  expect(openForm('?part=NUT', move).restored).toBe(false);
});
