import { isNonStock } from '@gemba/contract/parts/part-number';
import type { Receiver } from '@gemba/contract/receiving/receivers';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../auth/index.ts';
import { useFigures } from '../kit/text/use-figures.ts';
import { Help } from '../kit/ui/Help.tsx';
import { IconTile } from '../kit/ui/IconTile.tsx';
import { IconLabel } from '../kit/ui/icons.ts';
import { List } from '../kit/ui/List.tsx';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { Sheet } from '../kit/ui/Sheet.tsx';

type Props = { open: boolean; onClose: () => void; items: Receiver['items'] };

/** The parts that came, each with the way to its labels. */
export function LabelsSheet({ open, onClose, items }: Props) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const parts = [...new Map(items.filter(({ part }) => !isNonStock(part)).map((item) => [item.part, item])).values()];
  const known = parts.flatMap((item) => {
    const href = linkTo('labelsOfPart', item.part);
    return href ? [{ ...item, href }] : [];
  });
  return (
    <Sheet open={open} onClose={onClose} title={t('printLabels')}>
      {known.length === 0 ? (
        <Help>{t('noLabels')}</Help>
      ) : (
        <List>
          {known.map(({ part, description, quantity, uom, href }) => (
            <ListRow
              key={part}
              code
              title={part}
              sub={description}
              value={figures.quantity(quantity)}
              valueSub={uom ?? undefined}
              lead={<IconTile icon={IconLabel} />}
              href={href}
            />
          ))}
        </List>
      )}
    </Sheet>
  );
}
