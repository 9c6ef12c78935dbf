import { HIT_SCREENS, type HitKind } from '@gemba/contract/search/hit-kinds';
import { thingAt } from '../auth/index.ts';
import { lastOpened, type Opened } from './last-opened.ts';
import { addressOfOpened } from './use-opened-view.ts';

const NAMELESS = { name: '', nameZh: null, nameEs: null, detail: null, detailKind: null, fileName: null };

const isKind = (thing: string): thing is HitKind => Object.hasOwn(HIT_SCREENS, thing);

/** The thing whose detail this address shows. */
export const openedBy = (address: string): Omit<Opened, 'openedAt'> | undefined => {
  const { pathname, searchParams } = new URL(address, 'http://app');
  const [part, location] = [searchParams.get('partNumber'), searchParams.get('location')];
  if (pathname === '/inventory/detail')
    return part && location ? { ...NAMELESS, kind: 'stock', id: part, detail: location } : undefined;
  const found = thingAt(pathname, searchParams);
  // A list of stock by a part, or searched, shows no location.
  if (!found || !isKind(found.thing) || (found.thing === 'location' && searchParams.has('by'))) return undefined;
  return { ...NAMELESS, kind: found.thing, id: found.key };
};

/** Remembers what somebody opened, however they came to it. A person from the search stands under an address of others. */
export const noteOpened = (address: string) => {
  const opened = openedBy(address);
  const recent = lastOpened();
  const [last] = recent.get();
  if (!opened || (last && addressOfOpened(last) === addressOfOpened(opened))) return;
  recent.add(opened);
};
