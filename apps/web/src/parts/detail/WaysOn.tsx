import type { Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { IconTile } from '../../kit/ui/IconTile.tsx';
import { IconBom, IconClock, IconDocument, IconLabel } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import type { MenuItem } from '../../kit/ui/MenuButton.tsx';

/** Where else this part can be looked at, by this person. */
export const useWaysOn = ({ partNumber, documentCount, hasBom }: Part): MenuItem[] => {
  const t = useTranslations('parts');
  const linkTo = useLinkTo();
  const ways = [
    { key: 'log', label: t('way.log'), icon: IconClock, href: linkTo('logOfPart', partNumber) },
    {
      key: 'documents',
      label: t('way.documents', { count: documentCount }),
      icon: IconDocument,
      href: linkTo('documentsOfPart', partNumber),
    },
    { key: 'bom', label: t('way.bom'), icon: IconBom, href: hasBom ? linkTo('bom', partNumber) : undefined },
    { key: 'labels', label: t('way.labels'), icon: IconLabel, href: linkTo('labelsOfPart', partNumber) },
  ];
  return ways.flatMap(({ href, ...way }) => (href ? [{ ...way, href }] : []));
};

export function WaysOn({ ways }: { ways: readonly MenuItem[] }) {
  const t = useTranslations('parts');
  if (ways.length === 0) return null;
  return (
    <List aria-label={t('more')}>
      {ways.map(({ key, label, icon, href }) => (
        <ListRow key={key} lead={<IconTile icon={icon} />} title={label} href={href} />
      ))}
    </List>
  );
}
