import { expect, it } from 'vitest';
import { type Catalogues, registerTexts } from './catalogues.ts';
import { firstUnfit } from './unfit-texts.ts';

const auth = async () => ({ default: { signIn: 'Sign in', version: ['Version ', ['version']] } });
const shell = async () => ({ default: { screens: { me: 'Me' } } });
const inAll = (load: typeof auth | typeof shell) => ({ 'en-US': load, 'zh-CN': load, 'es-ES': load });
const catalogues = { auth: inAll(auth), shell: inAll(shell) } as unknown as Catalogues;
registerTexts(catalogues, async () => catalogues);

it('lets words pass that stand for words of ours, whichever screen they belong to', async () => {
  const custom = { 'en-US': { 'auth.version': '{version}', shell: { 'screens.me': 'I' } }, 'zh-CN': {} };
  expect(await firstUnfit(custom)).toBeUndefined();
});

it.each([
  ['a number', '{"auth.signIn":7}', 'auth.signIn', 'noText'],
  ['nothing', '{"auth":{"signIn":null}}', 'auth.signIn', 'noText'],
  ['a key of nobody', '{"auth.singIn":"Enter"}', 'auth.singIn', 'unknownKey'],
  ['a group instead of a text', '{"shell.screens":"All"}', 'shell.screens', 'unknownKey'],
  ['a poisoned key', '{"__proto__":{"x":"y"}}', '__proto__', 'unknownKey'],
  ['a missing brace', '{"auth.version":"{version"}', 'auth.version', 'unfit'],
  ['an argument of nobody', '{"auth.version":"{captain}"}', 'auth.version', 'unfit'],
])('names the key of %s', async (_, json, key, why) => {
  expect(await firstUnfit({ 'en-US': {}, 'es-ES': JSON.parse(json) })).toEqual({ language: 'es-ES', key, why });
});
