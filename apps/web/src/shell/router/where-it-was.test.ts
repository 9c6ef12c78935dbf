import { beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
let person = 'DEMO/buyer';
vi.mock('../../auth/index.ts', () => ({
  personNow: () => person,
  returnPath: (path: string) => (path.startsWith('/') && !path.startsWith('//') ? path : undefined),
}));

/** The page as it is after it was loaded anew: nothing is left but what the tab has stored. */
const load = async () => {
  vi.resetModules();
  const [place, session] = await Promise.all([import('./where-it-was.ts'), import('../../kit/client/session-port.ts')]);
  return { ...place, ...session };
};

beforeEach(() => {
  kept.clear();
  person = 'DEMO/buyer';
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('is the page that was shown last, also after the page was loaded anew', async () => {
  const before = await load();
  before.settleAt('/poDetail?poNumber=1');
  expect(before.whereItWas('/pnAdd')).toBe('/poDetail?poNumber=1');
  const { whereItWas } = await load();
  expect(whereItWas('/pnAdd')).toBe('/poDetail?poNumber=1');
});

it('is handed out once: a page that is closed meanwhile leads to the navigation and not round in circles', async () => {
  (await load()).settleAt('/poDetail');
  const { whereItWas, settleAt } = await load();
  expect([whereItWas('/pnAdd'), whereItWas('/poDetail?')]).toEqual(['/poDetail', '/navigation']);
  settleAt('/order');
  expect(whereItWas('/order')).toBe('/navigation');
});

it('is nobody else’s place, and none after the session', async () => {
  const first = await load();
  first.settleAt('/poDetail');
  person = 'DEMO/sales';
  expect((await load()).whereItWas('/pnAdd')).toBe('/navigation');
  person = 'DEMO/buyer';
  first.sessionCleared();
  expect(first.whereItWas('/pnAdd')).toBe('/navigation');
  expect((await load()).whereItWas('/pnAdd')).toBe('/navigation');
});

it.each(['no JSON', '7', '{"person":"DEMO/buyer","href":"//evil.example"}', '{"person":"DEMO/buyer","href":7}'])(
  'is the navigation where %s is stored',
  async (stored) => {
    kept.set('lastPlace', stored);
    expect((await load()).whereItWas('/pnAdd')).toBe('/navigation');
  },
);

it('is the navigation where nothing may be stored', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  (await load()).settleAt('/poDetail');
  expect((await load()).whereItWas('/pnAdd')).toBe('/navigation');
});
