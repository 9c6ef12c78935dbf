import type { Group } from '@gemba/contract/kit/screen';
import { type HubPath, hubs, type ScreenPath } from '@gemba/contract/screens';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { functions } from '../functions.ts';
import { WaysOn } from '../router/WaysOn.tsx';
import styles from './HubScreen.module.css';
import { hubSections } from './hub-sections.ts';
import { useFunctionGroups } from './use-function-groups.ts';

/** A tab that lists the functions of its groups. */
export function HubScreen({ path }: { path: HubPath }) {
  const t = useTranslations('shell');
  const title = t(`screens.${functions[path].title}`);
  useTitle(title);
  const wanted: readonly Group[] = hubs[path];
  // The information centre of the same trade lies below the hub's own path.
  const isHere = (group: Group, link: ScreenPath) => wanted.includes(group) || link.startsWith(`${path}/`);
  const sections = hubSections[path] ?? [];
  const groups = useFunctionGroups().map(({ group, links }) => ({
    title: t(`groups.${group}`),
    links: links.filter((link) => isHere(group, link.path)),
  }));
  const all = groups.flatMap(({ links }) => links);
  const named = sections.map(({ text, paths }) => ({
    title: t(`hubSections.${text}`),
    links: paths.flatMap((one) => all.find((link) => link.path === one) ?? []),
  }));
  const inSections = sections.flatMap(({ paths }) => paths);
  const others = groups.map(({ title: words, links }) => ({
    title: words,
    links: links.filter((link) => !inSections.includes(link.path)),
  }));
  const lists = [...named, ...others].filter(({ links }) => links.length > 0);
  return (
    <Screen header={<AppBar root title={title} />} fill={lists.length === 0}>
      {lists.map(({ title: words, links }) => (
        <section key={words} className={styles['column']}>
          <SectionHeader title={words} />
          <List aria-label={words}>
            {links.map(({ path: href, label, icon }) => (
              <ListRow key={href} href={href} title={label} lead={<IconTile icon={icon} />} />
            ))}
          </List>
        </section>
      ))}
      {lists.length === 0 && (
        <EmptyState
          icon={functions[path].icon}
          title={t('hubEmpty')}
          how={t('nothingAssignedHow')}
          action={<WaysOn />}
        />
      )}
    </Screen>
  );
}
