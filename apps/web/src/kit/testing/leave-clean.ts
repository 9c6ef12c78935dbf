import { afterAll, vi } from 'vitest';
import { loadedTexts } from '../text/catalogues.ts';
import { dismissNotice, shownNotices } from '../ui/notices.ts';

/** Test files share what they load: what one of them put in place of the browser, or showed, is gone before the next. */
afterAll(() => {
  vi.unstubAllGlobals();
  loadedTexts.set(undefined);
  for (const { id } of shownNotices()) dismissNotice(id);
});
