import { onlineManager } from '@tanstack/react-query';
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
