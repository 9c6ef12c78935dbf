import { expect, it, vi } from 'vitest';
import { readText, writeText } from './storage.ts';
import { asFlag, asJson, record, stored, texts } from './stored.ts';

it('keeps a flag as the text true or false, and takes anything else for false', () => {
  const flag = stored('flag', asFlag);
  flag.set(true);
  expect(readText('flag')).toBe('true');
  flag.set(false);
  expect(readText('flag')).toBe('false');
  writeText('flag', 'TRUE');
  expect(flag.get()).toBe(false);
});

it.each(['{"broken', '[]', 'null', '7', '"text"'])('reads %s as nothing stored', (text) => {
  const roles = stored(
    'roles',
    asJson((value) => texts(record(value)['roles'])),
  );
  writeText('roles', text);
  expect(roles.get()).toEqual([]);
});

it('gives the same object until it changes, and tells whoever watches', () => {
  const setting = stored('setting', asJson(record));
  const seen = vi.fn<() => void>();
  const stop = setting.subscribe(seen);
  setting.set({ a: 1 });
  expect(setting.get()).toBe(setting.get());
  setting.remove();
  expect(seen).toHaveBeenCalledTimes(2);
  stop();
  setting.set({});
  expect(seen).toHaveBeenCalledTimes(2);
});

it('goes on in memory when the browser refuses to store', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  writeText('token', 'abc');
  expect(readText('token')).toBe('abc');
  vi.unstubAllGlobals();
});
