import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/findings-of.ts';
import { callsServed } from './calls-served.ts';
import { refusalsKnown } from './refusals-known.ts';

const call = (name: string, path = `/${name}`, refusals = '') =>
  `export const ${name} = defineCall({ name: '${name}', method: 'GET', path: '${path}', refusals: [${refusals}] });\n`;

const CONTRACT = 'packages/contract/src/auth/login.ts';
const OPERATION = 'apps/server/src/auth/login.ts';
const ROUTES = 'apps/server/src/auth/routes.ts';

const operation = (name: string, of = name, file = 'auth/login') =>
  `import * as contract from '@gemba/contract/${file}';\nexport const ${name} = openOperation(contract.${of}, () => 1);\n`;
const routes = (...names: string[]) =>
  `import { ${names.join(', ')} } from './login.ts';\nexport const authRoutes = [${names.join(', ')}];`;

const house = { [CONTRACT]: call('login'), [OPERATION]: operation('login'), [ROUTES]: routes('login') };

describe('contract and routes', () => {
  it('agree', () => {
    expect(findingsOf(callsServed, house)).toEqual([]);
  });

  it('agree on calls and operations that a function of their file makes', () => {
    const maker = `const lettersOf = (name, path) => defineCall({ name, method: 'GET', path, refusals: [] });\n`;
    const calls = ['a', 'b'].map((name) => `export const ${name} = lettersOf('${name}', '/${name}');\n`);
    const files = {
      [CONTRACT]: maker + calls.join(''),
      [OPERATION]: `import * as contract from '@gemba/contract/auth/login';\nexport const a = answer(contract.a);\nexport const b = answer(contract.b);`,
      [ROUTES]: routes('a', 'b'),
    };
    expect(findingsOf(callsServed, files)).toEqual([]);
  });

  it.each([
    ['a call without an operation', { [OPERATION]: '', [ROUTES]: '' }, 'no operation answers login'],
    ['an operation that is in no list', { [ROUTES]: 'export const authRoutes = [];' }, 'is in no list'],
    [
      'an operation with another name',
      { [OPERATION]: operation('signIn', 'login'), [ROUTES]: routes('signIn') },
      'signIn answers login',
    ],
    [
      'an operation in a file of another name',
      {
        [OPERATION]: '',
        'apps/server/src/auth/sessions.ts': operation('login'),
        [ROUTES]: routes('login').replace('./login.ts', './sessions.ts'),
      },
      'Call the file login.ts',
    ],
    [
      'an operation of another capability',
      {
        [OPERATION]: '',
        'apps/server/src/orders/login.ts': operation('login'),
        [ROUTES]: routes('login').replace('./login.ts', '../orders/login.ts'),
      },
      'Move it to apps/server/src/auth/',
    ],
    [
      'a call with another name than its export',
      { [CONTRACT]: call('login').replace(`name: 'login'`, `name: 'signIn'`) },
      'login has the name signIn',
    ],
    [
      'one path for two calls',
      {
        [CONTRACT]: call('login', '/orders/:id') + call('order', '/orders/:number'),
        [OPERATION]: `${operation('login')}export const order = operation(contract.order, () => 1);`,
        [ROUTES]: routes('login', 'order'),
      },
      'GET /orders/:number is taken',
    ],
  ])('find %s', (_, files, said) => {
    expect(findingsOf(callsServed, { ...house, ...files })).toEqual([expect.stringContaining(said)]);
  });

  it('find a call that is answered twice', () => {
    const files = {
      ...house,
      'apps/server/src/auth/again/login.ts': operation('login'),
      [ROUTES]: `${routes('login')}\nimport { login as again } from './again/login.ts';\nexport const more = [again];`,
    };
    expect(findingsOf(callsServed, files)).toEqual([expect.stringContaining('a second time')]);
  });
});

describe('refusals', () => {
  const catalogue = {
    'packages/contract/src/kit/refusals/refusals.ts':
      'export const refusals = { LOCKED: toast(403) } as const satisfies object;',
    'packages/contract/src/kit/refusals/refusals.en.ts': `export default { LOCKED: 'Locked' };`,
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
      'packages/contract/src/kit/refusals/refusals.en.ts': 'export default {};',
    };
    expect(findingsOf(refusalsKnown, files)).toEqual([
      expect.stringContaining('GONE'),
      expect.stringContaining('LOCKED has no sentence'),
    ]);
  });
});
