import { type Group, groups, type ScreenPath } from '@gemba/contract/auth/screens';
import { useTranslations } from 'use-intl';
import { useMenus, usePerson } from '../auth/index.ts';
import type { Icon } from '../kit/ui/icons.ts';
import { functions } from './functions.ts';
import { type Hub, slotOf } from './trade.ts';

export interface FunctionLink {
  path: ScreenPath;
  label: string;
  icon: Icon;
}

const firstGroup: Readonly<Record<Hub, Group>> = {
  '/order': 'orders',
  '/warehouse': 'goods',
  '/engineering': 'engineering',
  '/report': 'production',
};

const GROUPS = Object.keys(groups) as Group[];

const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The functions a person may open, by group, its own trade first; only those with `words` in their name or their group's. */
export const useFunctionGroups = (words = ''): { group: Group; links: FunctionLink[] }[] => {
  const t = useTranslations('shell');
  const menus = useMenus();
  const slot = slotOf(usePerson(), menus);
  const own = slot && firstGroup[slot];
  const wanted = plain(words.trim());
  const order = own ? [own, ...GROUPS.filter((group) => group !== own)] : GROUPS;
  return order
    .map((group) => {
      const inName = plain(t(`groups.${group}`)).includes(wanted);
      const links = groups[group]
        .filter((path) => menus.has(path))
        .map((path) => ({ path, icon: functions[path].icon, label: t(`screens.${functions[path].text}`) }))
        .filter(({ label }) => inName || plain(label).includes(wanted));
      return { group, links };
    })
    .filter(({ links }) => links.length > 0);
};
