import type { ReceivableWorkOrder } from '@gemba/contract/receiving/receive-work-order';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { compareDecimals } from '../../kit/ui/decimal-input.ts';
import { Fold } from '../../kit/ui/Fold.tsx';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import { usePartName } from '../../parts/index.ts';

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
  const short = compareDecimals(wanted, coveredByWip) > 0;
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
                    <StatusTag tone={compareDecimals(quantityIssued, quantityRequired) < 0 ? 'warn' : 'ok'}>
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
