import { expect, it } from 'vitest';
import { dismissNotice, onNotices, showNotice, shownNotices, showToast } from './notices.ts';

it('keeps what is said before anybody listens, and tells listeners of every change', () => {
  showToast('Saved');
  const withdraw = showNotice({ title: 'Report ready', text: 'Purchasing, this month' });
  expect(shownNotices().map(({ kind, text }) => [kind, text])).toEqual([
    ['toast', 'Saved'],
    ['notice', 'Purchasing, this month'],
  ]);

  let changes = 0;
  const stop = onNotices(() => {
    changes += 1;
  });
  withdraw();
  dismissNotice(shownNotices()[0]!.id);
  stop();
  showToast('Unheard');
  expect(changes).toBe(2);
  expect(shownNotices()).toHaveLength(1);
});
