import { customerCatalog } from '@gemba/contract/addresses/get-customer';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Fold } from '../../kit/ui/Fold.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import { addressKeys } from '../address-keys.ts';

type Props = { customerId: string; count: number };

/** What was agreed with a customer: its own number for a part, and the price. */
export function CatalogPart({ customerId, count }: Props) {
  const t = useTranslations('addresses');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const pages = usePages(customerCatalog, {
    key: addressKeys.catalog(customerId),
    input: { params: { customerId }, query: {} },
    enabled: count > 0,
  });
  if (count === 0) return null;
  return (
    <Fold title={t('catalog')} note={count}>
      <PagedList pages={pages} rows={pages.rows} label={t('catalog')} empty={null}>
        {({ partNumber, description, customerPartNumber, price, currency, effectiveThru, valid }) => (
          <ListRow
            key={partNumber}
            code
            title={partNumber}
            sub={
              <>
                {description}
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
