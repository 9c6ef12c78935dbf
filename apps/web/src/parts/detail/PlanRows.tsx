import { compare } from '@gemba/contract/kit/fixed-point';
import type { SupplyRow } from '@gemba/contract/parts/part-rows';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconIn, IconOut } from '../../kit/ui/icons.ts';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';

type Props = { rows: readonly SupplyRow[]; more: boolean; uom: string };

/** Every order that supplies or takes some, by day, with the quantity left after it. */
export function PlanRows({ rows, more, uom }: Props) {
  const t = useTranslations('parts');
  const figures = useFigures();
  const linkTo = useLinkTo();
  return (
    <>
      <List aria-label={t('comesAndGoes')}>
        {rows.map(({ kind, number, itemNumber, party, date, overdue, quantity, balance }) => {
          const comes = compare(quantity, '0') > 0;
          const short = compare(balance, '0') < 0;
          const left = t('left', { quantity: figures.quantity(balance), uom });
          return (
            <ListRow
              key={`${kind} ${number} ${itemNumber} ${date}`}
              href={linkTo(kind, number)}
              chevron={false}
              lead={<IconTile icon={comes ? IconIn : IconOut} tone={comes ? 'ok' : 'idle'} />}
              code
              title={t(`source.${kind}`, { number })}
              sub={[figures.day(date), party].filter(Boolean).join(' · ')}
              value={comes ? t('plus', { quantity: figures.quantity(quantity) }) : figures.quantity(quantity)}
              valueSub={short ? undefined : left}
              chips={
                (overdue || short) && (
                  <>
                    {overdue && <StatusTag tone="warn">{t('overdue')}</StatusTag>}
                    {short && <StatusTag tone="bad">{left}</StatusTag>}
                  </>
                )
              }
            />
          );
        })}
      </List>
      {more && <p role="note">{t('moreNotShown', { count: rows.length })}</p>}
    </>
  );
}
