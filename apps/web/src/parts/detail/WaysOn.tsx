import type { Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { IconBom, IconClock, IconDocument, IconLabel } from '../../kit/ui/icons.ts';
import type { MenuItem } from '../../kit/ui/input/MenuButton.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';

/** Links to the other screens about this part that this person may open. */
export const useWaysOn = ({ partNumber, partType, documentCount, hasBom }: Part): MenuItem[] => {
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
    hasBom
      ? { key: 'bom', label: t('way.bom'), icon: IconBom, href: linkTo('bom', partNumber) }
      : {
          key: 'addBom',
          label: t('way.addBom'),
          icon: IconBom,
          href: partType === 'MAKE' ? linkTo('newBomOfPart', partNumber) : undefined,
        },
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
