import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { PagedList } from '../../kit/ui/list/PagedList.tsx';
import { useGetCustomerCatalog } from './use-get-customer-catalog.ts';

type Props = { customerId: string; count: number };

/** The catalog agreed with a customer: their number for a part, and the price. */
export function CatalogPart({ customerId, count }: Props) {
  const t = useTranslations('addresses');
  const figures = useFigures();
  const nameOf = usePartName();
  const linkTo = useLinkTo();
  const pages = useGetCustomerCatalog(customerId, count > 0);
  if (count === 0) return null;
  return (
    <Fold title={t('catalog')} note={count}>
      <PagedList pages={pages} rows={pages.rows} label={t('catalog')} empty={null}>
        {({ partNumber, customerPartNumber, price, currency, effectiveThru, valid, ...names }) => (
          <ListRow
            key={partNumber}
            code
            title={partNumber}
            sub={
              <>
                {nameOf(names)}
                {customerPartNumber && (
                  <>
                    <br />
                    {t('theirNumber', { number: customerPartNumber })}
                  </>
                )}
              </>
            }
            value={figures.unitCost(price, currency)}
            valueSub={effectiveThru ? t('until', { day: figures.day(effectiveThru) }) : undefined}
            chips={!valid && <StatusTag tone="idle">{t('notValid')}</StatusTag>}
            href={linkTo('part', partNumber)}
          />
        )}
      </PagedList>
    </Fold>
  );
}
