import type { Language } from '@gemba/contract/kit/languages';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Catalogues } from './catalogues.ts';

type Gate = { open: () => void };
const gates = new Map<string, Promise<void>>();
/** Holds a chunk back until its gate is opened. */
const holdBack = (chunk: string): Gate => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gates.set(chunk, promise);
  return { open: resolve };
};
const missing = new Set<string>();

const chunk = (name: string, language: Language) => async () => {
  await gates.get(`${name} ${language}`);
  if (missing.has(`${name} ${language}`)) throw new Error('no network');
  return { default: { words: `${name} ${language}` } };
};
const inAll = (name: string) => ({
  'en-US': chunk(name, 'en-US'),
  'zh-CN': chunk(name, 'zh-CN'),
  'es-ES': chunk(name, 'es-ES'),
});

const start = async () => {
  vi.resetModules();
  const texts = await import('./catalogues.ts');
  const names = ['kit', 'client', 'auth', 'shell', 'settings'];
  const all = Object.fromEntries(names.map((name) => [name, inAll(name)])) as unknown as Catalogues;
  texts.registerTexts(all, async () => all);
  const words = () => {
    const messages = texts.loadedTexts.get()?.messages as unknown as Record<string, { words: string }>;
    return Object.values(messages).map((catalogue) => catalogue.words);
  };
  return { ...texts, words };
};

beforeEach(() => {
  gates.clear();
  missing.clear();
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: ['en-US'] });
});

it('loads a catalogue that did not come the first time when it is asked for again', async () => {
  const { ensureTexts, words } = await start();
  await ensureTexts('auth');
  missing.add('settings en-US');
  await expect(ensureTexts('settings')).rejects.toThrow('no network');
  missing.clear();
  await ensureTexts('settings');
  expect(words()).toContain('settings en-US');
});

it('lets no catalogue that did not come stand in the way of another screen or another language', async () => {
  const { ensureTexts, speak, words } = await start();
  missing.add('settings en-US').add('settings es-ES');
  await expect(ensureTexts('settings')).rejects.toThrow('no network');
  await ensureTexts('shell');
  await speak('es-ES');
  expect(words()).toEqual(['kit es-ES', 'client es-ES', 'shell es-ES']);
});

it('draws two screens that ask at the same time, whoever is faster', async () => {
  const { ensureTexts, words } = await start();
  const slow = holdBack('auth en-US');
  const both = Promise.all([ensureTexts('auth'), ensureTexts('shell')]);
  await ensureTexts('shell');
  slow.open();
  await both;
  expect(words()).toEqual(['kit en-US', 'client en-US', 'shell en-US', 'auth en-US']);
});

it('speaks the language that was chosen last, however slow the one before comes', async () => {
  const { ensureTexts, speak, loadedTexts } = await start();
  const { language } = await import('./language.ts');
  await ensureTexts('auth');
  const slow = holdBack('auth zh-CN');
  const before = speak('zh-CN');
  await speak('es-ES');
  slow.open();
  await before;
  expect([loadedTexts.get()?.language, language.get()]).toEqual(['es-ES', 'es-ES']);
});

it('stays with its language when the chosen one does not come', async () => {
  const { ensureTexts, speak, words } = await start();
  await ensureTexts('auth');
  missing.add('auth zh-CN');
  await expect(speak('zh-CN')).rejects.toThrow('no network');
  await ensureTexts('shell');
  expect(words()).toContain('shell en-US');
});
