import type { ReceiverRow } from '@gemba/contract/receiving/receivers/receiver';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ReceiverTags } from './ReceiverTags.tsx';

export function ReceiverItem({ row }: { row: ReceiverRow }) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const { receiverNumber, kind, orderNumber, vendorName, receivedDate, receivedBy, itemCount } = row;
  return (
    <ListRow
      href={addressOf('receiver', receiverNumber)}
      code
      title={receiverNumber}
      sub={
        <>
          {vendorName && (
            <>
              {vendorName}
              <br />
            </>
          )}
          {t.rich(`kindNumber.${kind}`, {
            number: orderNumber,
            code: asCode,
          })}{' '}
          · {receivedBy.name}
        </>
      }
      value={figures.day(receivedDate)}
      valueSub={t('lines', { count: itemCount })}
      chips={<ReceiverTags receiver={row} />}
    />
  );
}
