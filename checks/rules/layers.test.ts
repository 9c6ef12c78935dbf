import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/findings-of.ts';
import { layers } from './layers.ts';

const server = (file: string, specifier: string) =>
  findingsOf(layers, { [`apps/server/src/${file}`]: `import { x } from '${specifier}';` });
const web = (file: string, text: string) => findingsOf(layers, { [`apps/web/src/${file}`]: text });

describe('capabilities', () => {
  it.each([
    ['receiving/receive.ts', '../orders/index.ts'],
    ['receiving/receive.ts', '@gemba/contract/orders/order'],
    ['approvals/decide.ts', '../orders/index.ts'],
    ['receiving/receive.ts', '../postings/index.ts'],
    ['approvals/decide.ts', '@gemba/contract/orders/deciding'],
    ['receiving/receive.ts', '../kit/refuse.ts'],
    ['receiving/receive.ts', './receiving.sql.ts'],
    ['companies/info.ts', '../demo/index.ts'],
    ['companies/info.test.ts', '../testing/test-app.ts'],
    ['kit/http/serve.test.ts', '../../testing/test-app.ts'],
    ['companies/info.test.ts', '../auth/index.ts'],
  ])('%s may import %s', (file, specifier) => {
    expect(server(file, specifier)).toEqual([]);
  });

  it.each([
    ['receiving/receive.ts', '../orders/orders.sql.ts', 'reaches past the door of orders'],
    ['orders/move.ts', '../receiving/index.ts', 'orders may not know receiving'],
    ['orders/move.ts', '../approvals/index.ts', 'orders may not know approvals'],
    ['companies/info.ts', '@gemba/contract/auth/login', 'companies may not know auth'],
    ['orders/move.ts', '../app.ts', 'which is above it'],
    ['orders/move.ts', '../demo/people.ts', 'reaches into demo/'],
    ['orders/move.ts', '../testing/test-app.ts', 'outside of a test'],
    ['orders/move.ts', '../kit/testing/clock.ts', 'outside of a test'],
  ])('%s may not import %s', (file, specifier, said) => {
    expect(server(file, specifier)).toEqual([expect.stringContaining(said)]);
  });
});

describe('the layers around them', () => {
  it.each([
    ['kit/http/serve.ts', '../../auth/index.ts', 'kit/ knows no capability'],
    ['kit/http/serve.ts', '@gemba/contract/auth/login', 'kit/ knows no capability'],
    ['kit/testing/people.ts', '../../auth/index.ts', 'kit/ knows no capability'],
    ['demo/people.ts', '../auth/index.ts', 'demo/ is data'],
    ['demo/stock.ts', '../postings/engine/movement.ts', 'reaches past the door of postings'],
    ['capabilities.ts', './auth/routes.ts', 'reaches past the door'],
    ['helpers/a.ts', './b.ts', 'is no capability'],
  ])('%s may not import %s', (file, specifier, said) => {
    expect(server(file, specifier)).toEqual([expect.stringContaining(said)]);
  });

  it.each([
    ['capabilities.ts', './info-centres/index.ts'],
    ['cli/main.ts', '../auth/index.ts'],
    ['testing/test-app.ts', '../server.ts'],
    ['testing/write-message.ts', '../messages/index.ts'],
    ['demo/people.ts', '@gemba/contract/parts/part-number'],
    ['demo/stock.ts', '../postings/index.ts'],
    ['demo/receive.ts', '../receiving/index.ts'],
  ])('%s may import %s', (file, specifier) => {
    expect(server(file, specifier)).toEqual([]);
  });
});

describe('the top of the web app', () => {
  it('loads screens lazily and lists the catalogues', () => {
    expect(web('shell/routes.ts', `const screen = () => import('../orders/OrderScreen.tsx');`)).toEqual([]);
    expect(web('texts.ts', `import type orders from './orders/texts.en.ts';`)).toEqual([]);
  });

  it('enters by the door for all else', () => {
    expect(web('shell/routes.ts', `import { OrderScreen } from '../orders/OrderScreen.tsx';`)).toEqual([
      expect.stringContaining('past the door'),
    ]);
    expect(web('orders/a.ts', `const screen = () => import('../parts/PartScreen.tsx');`)).toEqual([
      expect.stringContaining('past the door'),
    ]);
    expect(web('orders/a.ts', `import { router } from '../shell/router.ts';`)).toEqual([
      expect.stringContaining('above it'),
    ]);
  });
});
