import { compare } from '@gemba/contract/kit/fixed-point';
import type { StockRow } from '@gemba/contract/parts/part-rows';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconLocation } from '../../kit/ui/icons.ts';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { STOCK_BUCKETS, type StockBucket } from './bucket-links.ts';

type Props = { partNumber: string; uom: string | undefined; row: StockRow; bucket: StockBucket };

const OWN = 'OWN';
const tones = { onHand: 'ok', inQA: 'hold', inWIP: 'info', inSIP: 'info', inTO: 'info' } as const;

/** The stock at one location: the requested quantity large, the other quantities as tags. */
export function StockRowItem({ partNumber, uom, row, bucket }: Props) {
  const t = useTranslations('parts');
  const figures = useFigures();
  const mayOpen = useMenus().has('/inventory/detail');
  const { location, locationName, warehouse, partFrom } = row;
  const others = STOCK_BUCKETS.filter((name) => name !== bucket && compare(row[name], '0') > 0);
  return (
    <ListRow
      href={mayOpen ? `/inventory/detail?${new URLSearchParams({ partNumber, location })}` : undefined}
      lead={<IconTile icon={IconLocation} />}
      code
      title={location}
      sub={[locationName, warehouse, partFrom !== OWN && t('from', { partFrom })].filter(Boolean).join(' · ')}
      value={figures.quantity(row[bucket])}
      valueSub={uom}
      chips={
        others.length > 0 &&
        others.map((name) => (
          <StatusTag key={name} tone={tones[name]}>
            {t('inBucket', { quantity: figures.quantity(row[name]), bucket: t(`bucket.${name}`) })}
          </StatusTag>
        ))
      }
    />
  );
}
