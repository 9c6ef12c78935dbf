import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/findings-of.ts';
import { callsServed } from './calls-served.ts';
import { refusalsKnown } from './refusals-known.ts';

const call = (name: string, path = `/${name}`, refusals = '') =>
  `export const ${name} = defineCall({ name: '${name}', method: 'GET', path: '${path}', refusals: [${refusals}] });\n`;

const house = {
  'packages/contract/src/calls.ts': `import { login } from './auth/login.ts';\nexport const calls: readonly Call[] = [login];`,
  'packages/contract/src/auth/login.ts': call('login'),
  'apps/server/src/auth/routes.ts': `import { login } from '@gemba/contract/auth/login';\nexport const r = (serve) => { serve.open(login, () => 1); };`,
};

describe('contract and routes', () => {
  it('agree', () => {
    expect(findingsOf(callsServed, house)).toEqual([]);
  });

  it.each([
    ['a call that is in no list', { 'packages/contract/src/auth/logout.ts': call('logout') }, 'logout is in no list'],
    ['a call that nobody serves', { 'apps/server/src/auth/routes.ts': 'export const r = () => {};' }, 'nobody serves'],
    [
      'a call that is served twice',
      { 'apps/server/src/orders/routes.ts': house['apps/server/src/auth/routes.ts'] },
      'a second time',
    ],
    [
      'one path for two calls',
      {
        'packages/contract/src/auth/login.ts': call('login', '/orders/:id') + call('order', '/orders/:number'),
        'packages/contract/src/calls.ts': `import { login, order } from './auth/login.ts';\nexport const calls = [login, order];`,
        'apps/server/src/auth/routes.ts': `import { login, order } from '@gemba/contract/auth/login';\nconst r = (serve) => { serve.open(login); serve.signedIn(order); };`,
      },
      'GET /orders/:number is taken',
    ],
  ])('find %s', (_, files, said) => {
    expect(findingsOf(callsServed, { ...house, ...files })).toEqual([expect.stringContaining(said)]);
  });

  it('find a route of a call that is not listed', () => {
    const files = { ...house, 'packages/contract/src/calls.ts': 'export const calls = [];' };
    expect(findingsOf(callsServed, files)).toContainEqual(expect.stringContaining('does not list'));
  });
});

describe('refusals', () => {
  const catalogue = {
    'packages/contract/src/kit/refusals.ts':
      'export const refusals = { LOCKED: toast(403) } as const satisfies object;',
    'packages/contract/src/kit/refusals.en.ts': `export default { LOCKED: 'Locked' };`,
  };

  it('are known, with a sentence', () => {
    expect(
      findingsOf(refusalsKnown, { ...catalogue, 'packages/contract/src/a.ts': call('a', '/a', `'LOCKED'`) }),
    ).toEqual([]);
  });

  it('find a code that nobody entered, and one without its sentence', () => {
    const files = {
      ...catalogue,
      'packages/contract/src/a.ts': call('a', '/a', `'GONE'`),
      'packages/contract/src/kit/refusals.en.ts': 'export default {};',
    };
    expect(findingsOf(refusalsKnown, files)).toEqual([
      expect.stringContaining('GONE'),
      expect.stringContaining('LOCKED has no sentence'),
    ]);
  });
});
