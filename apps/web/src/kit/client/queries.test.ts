import { onlineManager, QueryObserver, queryOptions } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queries } from './queries.ts';

afterEach(() => {
  onlineManager.setOnline(true);
});

it('tries at once without a network, so that nothing is kept to be sent later', async () => {
  onlineManager.setOnline(false);
  const send = vi.fn<() => Promise<string>>(async () => 'sent');
  await queries.getMutationCache().build(queries, { mutationFn: send }).execute(undefined);
  expect(send).toHaveBeenCalledOnce();
  expect(await queries.fetchQuery({ queryKey: ['read'], queryFn: async () => 'read' })).toBe('read');
});

it('leaves a first read alone when what has changed is not to be read again yet', async () => {
  const queryKey = ['photo'];
  const shown = new QueryObserver(queries, { queryKey, queryFn: async () => 'a photo' });
  const leave = shown.subscribe(() => {});
  await queries.invalidateQueries({ queryKey, refetchType: 'none' });
  await expect.poll(() => shown.getCurrentResult().data).toBe('a photo');
  leave();
});

it('begins a first read anew when what it reads has changed under way', async () => {
  const queryKey = ['orders'];
  let stored = 'before';
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const read = stored;
    return new Promise<string>((resolve) => answers.push(() => resolve(read)));
  };
  const shown = new QueryObserver(queries, { queryKey, queryFn });
  const leave = shown.subscribe(() => {});
  const asked = queries.fetchQuery({ queryKey, queryFn });

  stored = 'after';
  const told = queries.invalidateQueries({ queryKey });
  for (const answer of answers) answer();
  await told;
  expect(shown.getCurrentResult()).toMatchObject({ data: 'after', isStale: false });
  expect(await asked).toBe('after');
  leave();
});

it('reads ahead what a hook would read, and nothing that the hook has switched off', async () => {
  const queryFn = vi.fn<() => Promise<string>>(async () => 'read');
  await queries.prefetchQuery({ ...queryOptions({ queryKey: ['order', ''], queryFn, enabled: false }) });
  expect(queryFn).not.toHaveBeenCalled();
  await queries.prefetchQuery({ ...queryOptions({ queryKey: ['order', '7'], queryFn, enabled: true }) });
  expect(queryFn).toHaveBeenCalledOnce();
});
