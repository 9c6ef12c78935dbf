import { compare } from '@gemba/contract/kit/fixed-point';
import type { ReceivableWorkOrder } from '@gemba/contract/receiving/work-order/receivable-work-order';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';

type Props = {
  order: ReceivableWorkOrder;
  /** How much is to be received now. */
  wanted: string;
};

/** For how many there is enough of every component in WIP, and what is missing for more. */
export function WipPart({ order, wanted }: Props) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const nameOf = usePartName();
  const { components, coveredByWip, stock, hasStandardCost } = order;
  const short = compare(wanted, coveredByWip) > 0;
  const covered = figures.quantity(coveredByWip);
  return (
    <>
      {!hasStandardCost && <Banner tone="warn" title={t('noStandardCost')} />}
      {short && (
        <Banner tone="warn" title={t('wipShort', { covered, unit: stock.uom })}>
          {t('wipShortHow')}
        </Banner>
      )}
      {components.length > 0 && (
        <Fold title={t('components')} note={t('wipCovers', { covered, unit: stock.uom })}>
          <List bare>
            {components.map(
              ({ itemNumber, part, uom, inWip, quantityPer, quantityIssued, quantityRequired, ...names }) => (
                <ListRow
                  key={itemNumber}
                  code
                  title={part}
                  sub={nameOf(names)}
                  value={figures.quantity(inWip)}
                  valueSub={t('inWip', { unit: uom })}
                  chips={
                    <StatusTag tone={compare(quantityIssued, quantityRequired) < 0 ? 'warn' : 'ok'}>
                      {t('issuedOf', {
                        issued: figures.quantity(quantityIssued),
                        required: figures.quantity(quantityRequired),
                        per: figures.quantity(quantityPer),
                      })}
                    </StatusTag>
                  }
                />
              ),
            )}
          </List>
        </Fold>
      )}
    </>
  );
}
