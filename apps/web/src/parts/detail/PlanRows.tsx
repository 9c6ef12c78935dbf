import { compare } from '@gemba/contract/kit/fixed-point';
import type { SupplyRow } from '@gemba/contract/parts/part-rows';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconTile } from '../../kit/ui/IconTile.tsx';
import { IconIn, IconOut } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';

type Props = { rows: readonly SupplyRow[]; more: boolean; uom: string };

/** Every order that brings or takes some, in the order of the days, with what is left after it. */
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
