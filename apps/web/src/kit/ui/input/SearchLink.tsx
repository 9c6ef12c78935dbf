import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { IconScan, IconSearch } from '../icons.ts';
import { IconButton } from './IconButton.tsx';
import { KitLink } from './link.tsx';
import styles from './SearchField.module.css';

const c = classesOf(styles);

/** Looks like a search field, and leads to the screen that has it. */
type Props = { href: string; label: string; onScan: () => void };

export function SearchLink({ href, label, onScan }: Props) {
  const t = useTranslations('kit');
  return (
    <search className={c('field')}>
      <KitLink href={href} className={c('face')}>
        <IconSearch />
        <span className={c('way')}>{label}</span>
      </KitLink>
      <IconButton icon={IconScan} tone="scan" label={t('scan')} onClick={onScan} />
    </search>
  );
}
