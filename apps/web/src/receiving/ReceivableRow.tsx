import type { ReceivablePurchaseOrderRow } from '@gemba/contract/receiving/purchase-order/receivable-purchase-order';
import { useTranslations } from 'use-intl';
import { useToday } from '../auth/index.ts';
import { useFigures } from '../kit/text/use-figures.ts';
import { StatusTag } from '../kit/ui/feedback/StatusTag.tsx';
import { asCode } from '../kit/ui/figures/as-code.tsx';
import { ListRow } from '../kit/ui/list/ListRow.tsx';

type Props = { row: ReceivablePurchaseOrderRow; href: `/${string}` | undefined };

/** One order that goods are expected of: whose, how many lines, when. */
export function ReceivableRow({ row, href }: Props) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const { today } = useToday();
  const { poNumber, vendorName, arrivalDate, openItemCount, status, shipToName } = row;
  const late = arrivalDate !== null && arrivalDate < today;
  return (
    <ListRow
      href={href}
      title={vendorName}
      sub={
        <>
          {t.rich('kindNumber.po', { number: poNumber, code: asCode })} · {shipToName}
        </>
      }
      value={t('lines', { count: openItemCount })}
      valueSub={arrivalDate ? (arrivalDate === today ? t('today') : figures.day(arrivalDate)) : undefined}
      chips={
        (late || status === 'PARTIAL') && (
          <>
            {late && (
              <StatusTag tone="warn" shape="clock">
                {t('late')}
              </StatusTag>
            )}
            {status === 'PARTIAL' && <StatusTag tone="info">{t('partly')}</StatusTag>}
          </>
        )
      }
    />
  );
}
