import { GROUPS, type Group } from '@gemba/contract/kit/screen';
import { functionsIn, type ScreenPath } from '@gemba/contract/screens';
import { useTranslations } from 'use-intl';
import { useMenus, usePerson } from '../../auth/index.ts';
import { plainWords } from '../../kit/text/plain-words.ts';
import type { Icon } from '../../kit/ui/icons.ts';
import { functions } from '../functions.ts';
import { type Hub, hubsFor } from '../quick-actions/trade.ts';

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

/** The functions a person may open, by group, its own trade first; only those with `words` in their name or their group's. */
export const useFunctionGroups = (words = ''): { group: Group; links: FunctionLink[] }[] => {
  const t = useTranslations('shell');
  const menus = useMenus();
  const [hub] = hubsFor(usePerson(), menus);
  const own = hub && firstGroup[hub];
  const wanted = plainWords(words.trim());
  const order = own ? [own, ...GROUPS.filter((group) => group !== own)] : GROUPS;
  return order
    .map((group) => {
      const inName = plainWords(t(`groups.${group}`)).includes(wanted);
      const links = functionsIn(group)
        .filter((path) => menus.has(path))
        .map((path) => ({ path, icon: functions[path].icon, label: t(`screens.${functions[path].title}`) }))
        .filter(({ label }) => inName || plainWords(label).includes(wanted));
      return { group, links };
    })
    .filter(({ links }) => links.length > 0);
};
