import { addressOf, screenOf, type Thing } from './links.ts';
import { useMenus } from './use-menus.ts';

/** Links to a thing if this person may open its screen; undefined otherwise. */
export const useLinkTo = () => {
  const menus = useMenus();
  return (thing: Thing, key: string | null | undefined): `/${string}` | undefined =>
    key && menus.has(screenOf(thing)) ? addressOf(thing, key) : undefined;
};
