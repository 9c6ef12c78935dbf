import { afterAll, vi } from 'vitest';
import { loadedTexts } from '../text/catalogues.ts';
import { dismissNotice, shownNotices } from '../ui/feedback/notices.ts';

/** Test files share their modules: remove the stubs and notices of one file before the next. */
afterAll(() => {
  vi.unstubAllGlobals();
  loadedTexts.set(undefined);
  for (const { id } of shownNotices()) dismissNotice(id);
});
