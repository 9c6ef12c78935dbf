import { afterEach, describe, expect, it, vi } from 'vitest';
import { oneForAllTabs } from './one-for-all-tabs.ts';

let count = 0;
const open: { stop(): void }[] = [];
afterEach(() => {
  for (const tab of open.splice(0)) tab.stop();
});

/** Tabs of one browser: they share its locks and its channels, and nothing else. */
const tab = (name: string) => {
  const state = { heard: [] as string[], tell: undefined as ((news: string) => void) | undefined };
  const tabs = oneForAllTabs<string>({
    name,
    lead(tell) {
      state.tell = tell;
      return () => {
        state.tell = undefined;
      };
    },
    heard: (news) => void state.heard.push(news),
    soFar: () => ['so far'],
  });
  open.push(tabs);
  return Object.assign(state, tabs);
};
const newName = () => `tabs ${(count += 1)}`;
const soon = (isTrue: () => boolean) => vi.waitFor(() => expect(isTrue()).toBe(true), { interval: 5, timeout: 3_000 });

describe('several tabs', () => {
  it('have one that works, and all of them hear what it tells', async () => {
    const name = newName();
    const first = tab(name);
    await soon(() => first.tell !== undefined);
    const others = [tab(name), tab(name)];
    await soon(() => others.every(({ heard }) => heard.includes('so far')));
    expect(others.map(({ tell }) => tell)).toEqual([undefined, undefined]);
    first.tell?.('news');
    await soon(() => [first, ...others].every(({ heard }) => heard.filter((news) => news === 'news').length === 1));
  });

  it('have another that works when the first is closed', async () => {
    const name = newName();
    const [first, second] = [tab(name), tab(name)];
    await soon(() => first.tell !== undefined);
    first.stop();
    expect(first.tell).toBeUndefined();
    await soon(() => second.tell !== undefined);
  });

  it('leave the work where it is while that tab answers, and take it over from one that sleeps', async () => {
    const name = newName();
    const awake = tab(name);
    await soon(() => awake.tell !== undefined);
    const looking = tab(name);
    looking.check();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect([awake.tell, looking.tell]).toEqual([expect.any(Function), undefined]);

    const other = newName();
    void navigator.locks.request(other, () => new Promise(() => {})).catch(() => {});
    const wakened = tab(other);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(wakened.tell).toBeUndefined();
    wakened.check();
    await soon(() => wakened.tell !== undefined);
  });

  it('each work for themselves where the browser has no locks', () => {
    vi.stubGlobal('navigator', {});
    const name = newName();
    const [first, second] = [tab(name), tab(name)];
    vi.unstubAllGlobals();
    expect([first.tell, second.tell]).toEqual([expect.any(Function), expect.any(Function)]);
  });
});
