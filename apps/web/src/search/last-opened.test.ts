import { beforeEach, expect, it } from 'vitest';
import { RECENT } from '../kit/form/drafts.ts';
import { connectFormOwner } from '../kit/form/form-owner.ts';
import { storedKeys, writeText } from '../kit/store/storage.ts';
import { lastOpened } from './last-opened.ts';

const opened = (id: string) =>
  ({
    kind: 'po',
    id,
    name: 'Kestrel',
    nameZh: null,
    nameEs: null,
    detail: null,
    detailKind: null,
    fileName: null,
  }) as const;
let person = 'DEMO/buyer';
connectFormOwner(() => person);

beforeEach(() => {
  person = 'DEMO/buyer';
  for (const key of storedKeys()) writeText(key, null);
});

it('keeps the last five, each once, the last one first', () => {
  const recent = lastOpened();
  for (const id of ['1', '2', '3', '4', '5', '6', '3']) recent.add(opened(id));
  expect(recent.get().map(({ id }) => id)).toEqual(['3', '6', '5', '4', '2']);
  recent.clear();
  expect(recent.get()).toEqual([]);
});

it('keeps a name that the address does not tell, and the places of a part apart', () => {
  const recent = lastOpened();
  recent.add(opened('1'));
  recent.add({ ...opened('1'), name: '' });
  expect(recent.get().map(({ name }) => name)).toEqual(['Kestrel']);
  for (const detail of ['A-01', 'A-02', 'A-01']) recent.add({ ...opened('P-1'), kind: 'stock', name: '', detail });
  expect(recent.get().map(({ id, detail }) => [id, detail])).toEqual([
    ['P-1', 'A-01'],
    ['P-1', 'A-02'],
    ['1', null],
  ]);
});

it('is nobody else’s', () => {
  lastOpened().add(opened('1'));
  person = 'DEMO/sales';
  expect(lastOpened().get()).toEqual([]);
});

it.each(['no JSON', '7', '[7, null]', '[{"kind":"toString","id":"1","name":"","openedAt":"2026-01-01"}]'])(
  'is empty where %s is stored',
  (text) => {
    writeText(`${RECENT}${person} opened`, text);
    expect(lastOpened().get()).toEqual([]);
  },
);

it('is not broken by a moment that is none', () => {
  writeText(`${RECENT}${person} opened`, '[{"kind":"po","id":"1","name":"","openedAt":"soon"}]');
  expect(lastOpened().get()).toEqual([]);
});
