import { type Group, type HubPath, hubs } from '@gemba/contract/auth/screens';
import { useTranslations } from 'use-intl';
import { useTitle } from '../kit/text/use-title.ts';
import { AppBar } from '../kit/ui/AppBar.tsx';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { IconTile } from '../kit/ui/IconTile.tsx';
import { List } from '../kit/ui/List.tsx';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { Screen } from '../kit/ui/Screen.tsx';
import { SectionHeader } from '../kit/ui/SectionHeader.tsx';
import { functions } from './functions.ts';
import styles from './HubScreen.module.css';
import { useFunctionGroups } from './use-function-groups.ts';
import { WaysOn } from './WaysOn.tsx';

type Props = { path: HubPath };

/** A tab that lists what is behind it. */
export function HubScreen({ path }: Props) {
  const t = useTranslations('shell');
  const title = t(`screens.${functions[path].text}`);
  useTitle(title);
  const wanted: readonly Group[] = hubs[path];
  // The information centre of the same trade lies below the hub's own path.
  const groups = useFunctionGroups()
    .map(({ group, links }) => ({
      group,
      links: wanted.includes(group) ? links : links.filter((link) => link.path.startsWith(`${path}/`)),
    }))
    .filter(({ links }) => links.length > 0);
  return (
    <Screen header={<AppBar root title={title} />} fill={groups.length === 0}>
      {groups.map(({ group, links }) => (
        <section key={group} className={styles['column']}>
          <SectionHeader title={t(`groups.${group}`)} />
          <List>
            {links.map(({ path: href, label, icon }) => (
              <ListRow key={href} href={href} title={label} lead={<IconTile icon={icon} />} />
            ))}
          </List>
        </section>
      ))}
      {groups.length === 0 && (
        <EmptyState icon={functions[path].icon} title={t('hubEmpty')} action={<WaysOn />}>
          {t('nothingAssignedHow')}
        </EmptyState>
      )}
    </Screen>
  );
}
