import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readText, storedKeys, writeText } from './storage.ts';
import { asFlag, asJson, asText, record, stored, texts } from './stored.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

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

const no = () => {
  throw new Error('refused');
};

it('goes on in memory when the browser refuses to store', () => {
  vi.stubGlobal('localStorage', { getItem: no, setItem: no, removeItem: no });
  writeText('token', 'abc');
  expect(readText('token')).toBe('abc');
  expect(storedKeys()).toContain('token');
  writeText('token', null);
  expect(readText('token')).toBeNull();
  expect(storedKeys()).not.toContain('token');
});

it('reads what was written last when the store is full and still holds the value before', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'old', setItem: no, removeItem: no });
  writeText('token', 'new');
  expect(readText('token')).toBe('new');
  writeText('token', null);
  expect(readText('token')).toBeNull();
});

describe('other tabs', () => {
  let window: EventTarget;
  const tell = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));

  beforeEach(() => {
    window = new EventTarget();
    vi.stubGlobal('addEventListener', vi.fn(window.addEventListener.bind(window)));
    vi.stubGlobal('removeEventListener', vi.fn(window.removeEventListener.bind(window)));
  });

  it('are listened to while somebody watches, and no longer', () => {
    const seen = vi.fn<() => void>();
    const store = stored('shared', asText);
    expect(addEventListener).not.toHaveBeenCalled();
    const stops = [store.subscribe(seen), store.subscribe(() => undefined)];
    expect(addEventListener).toHaveBeenCalledOnce();
    tell('shared');
    tell('another');
    expect(seen).toHaveBeenCalledOnce();
    for (const stop of [...stops, ...stops]) stop();
    expect(removeEventListener).toHaveBeenCalledOnce();
    tell('shared');
    expect(seen).toHaveBeenCalledOnce();
  });

  it('write what is newer than what this one could not store', () => {
    const store = stored('shared', asText);
    store.subscribe(() => undefined);
    vi.stubGlobal('localStorage', { getItem: () => 'theirs', setItem: no, removeItem: no });
    store.set('ours');
    expect(store.get()).toBe('ours');
    tell('shared');
    expect(store.get()).toBe('theirs');
  });
});
