import { expect, it } from 'vitest';
import { type Catalogues, registerTexts } from '../../kit/text/catalogues.ts';
import { readCatalogueTexts } from './catalogue-texts.ts';

const inAll = (texts: object) => {
  const load = async () => ({ default: texts });
  return { 'en-US': load, 'zh-CN': load, 'es-ES': load };
};
const catalogues = {
  auth: inAll({ signIn: 'Sign in', version: ['Version ', ['version']] }),
  shell: inAll({ screens: { me: 'Me' } }),
  refusals: inAll({ NO_DATA: 'Nothing' }),
} as unknown as Catalogues;
registerTexts(catalogues, async () => catalogues);

it('lists every text of the screens by its key, readable, and none of the server', async () => {
  const texts = await readCatalogueTexts();
  expect(texts.map((text) => [text.key, text.texts['es-ES']])).toEqual([
    ['auth.signIn', 'Sign in'],
    ['auth.version', 'Version {version}'],
    ['shell.screens.me', 'Me'],
  ]);
});
