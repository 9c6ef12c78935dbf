import type { ReceivablePurchaseOrder } from '@gemba/contract/receiving/purchase-order/receivable-purchase-order';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { IconChat, IconTransit } from '../../kit/ui/icons.ts';
import { KitLink } from '../../kit/ui/input/link.tsx';
import styles from './OrderNotices.module.css';

type Props = { message: string | null; proformas?: ReceivablePurchaseOrder['proformaReceivers'] };

/** The note on the order, and the proforma receivers that bring some of its goods. */
export function OrderNotices({ message, proformas = [] }: Props) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const linkTo = useLinkTo();
  return (
    <>
      {message && (
        <Banner icon={IconChat} title={t('note')}>
          {message}
        </Banner>
      )}
      {proformas.map(({ prNumber, expectedDate }) => {
        const href = linkTo('proformaReceiver', prNumber);
        return (
          <Banner
            key={prNumber}
            icon={IconTransit}
            title={t('proformaOnTheWay', { prNumber, day: expectedDate ? figures.day(expectedDate) : 'none' })}
            action={
              href && (
                <KitLink href={href} className={styles['link'] ?? ''}>
                  {t('receiveProforma')}
                </KitLink>
              )
            }
          />
        );
      })}
    </>
  );
}
