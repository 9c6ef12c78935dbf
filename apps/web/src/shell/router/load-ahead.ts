import { mayOpen, type ScreenPath, screens } from '@gemba/contract/screens';
import { userInfo } from '../../auth/index.ts';
import { lazyScreen } from './lazy-screen.ts';
import { screenOf } from './screens.ts';
import { readSearch } from './search.ts';

const isScreen = (path: string): path is ScreenPath => Object.hasOwn(screens, path);

/** The path of the screen at an address, and its `$id`. */
const screenAt = (pathname: string) => {
  const cut = pathname.lastIndexOf('/') + 1;
  const path = `${pathname.slice(0, cut)}$id`;
  return isScreen(path) ? { path, id: pathname.slice(cut) } : { path: pathname };
};

/**
 * A finger lies on a row for a tenth of a second before it is a tap: the code and the data of the screen behind it begin
 * to load. The screen itself says whether something did not come.
 */
export const loadAhead = async (href: string): Promise<void> => {
  const { pathname, search } = new URL(href, window.location.origin);
  const { path, ...params } = screenAt(pathname);
  if (!isScreen(path) || !mayOpen(userInfo.get(), path)) return;
  const screen = screenOf(path);
  const read = screen.readAhead?.({ ...readSearch(search), ...params });
  await Promise.allSettled([lazyScreen(screen), read]);
};
