import { personNow, returnPath } from '../../auth/index.ts';
import { onSessionCleared } from '../../kit/client/session-port.ts';
import { record } from '../../kit/store/stored.ts';

const NAVIGATION = '/navigation';
const KEPT = 'lastPlace';

/** `undefined` until something was shown: then the tab remembers what it showed before it was loaded anew. */
let settled: string | undefined;

export const settleAt = (href: string) => {
  settled = href;
  keep(JSON.stringify({ person: personNow(), href }));
};

// The next person to sign in may have other roles: the old page could be closed to them.
onSessionCleared(() => {
  settled = NAVIGATION;
  keep(undefined);
});

/**
 * Where a person stays who may not go to `refused`: on the last page that was really shown, or else at the navigation.
 * A page is handed out once until it is shown again: if it is closed meanwhile, nobody goes round in circles.
 */
export const whereItWas = (refused: string) => {
  const place = settled ?? kept();
  settled = NAVIGATION;
  return place === refused ? NAVIGATION : place;
};

/** In the storage of the tab, so that two tabs do not mix up their places. It may be blocked or full. */
const keep = (place: string | undefined) => {
  try {
    if (place === undefined) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, place);
  } catch {
    // Then a page that is loaded anew stays at the navigation.
  }
};

const kept = (): string => {
  try {
    const { person, href } = record(JSON.parse(sessionStorage.getItem(KEPT) ?? 'null'));
    const own = person === personNow() && typeof href === 'string';
    return (own ? returnPath(href) : undefined) ?? NAVIGATION;
  } catch {
    return NAVIGATION;
  }
};
