import type { LogRow } from '@gemba/contract/inventory/inventory-shapes';
import { compare } from '@gemba/contract/kit/fixed-point';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import type { TimelineEvent } from '../../kit/ui/list/Timeline.tsx';
import { changedIn, signedQuantity } from './changed.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { LogFigures } from './LogFigures.tsx';
import { isCarrying, isMovement, lookOf } from './movements.ts';

/** Rows of the log as events of a time line; `everywhere`: rows of several locations stand together. */
export const useLogEvents = ({ everywhere }: { everywhere: boolean }) => {
  const t = useTranslations('inventory');
  const figures = useFigures();
  const titleOf = ({ movement, otherLocation }: LogRow) => {
    if (otherLocation !== null && isCarrying(movement)) return t(`movedWith.${movement}`, { location: otherLocation });
    return isMovement(movement) ? t(`movement.${movement}`) : movement;
  };
  return (row: LogRow): TimelineEvent => {
    const { location, seq, movement, postedAt, postedBy } = row;
    const quantity = signedQuantity(row);
    return {
      key: `${location} ${seq}`,
      ...lookOf(movement),
      title: titleOf(row),
      value:
        quantity &&
        (compare(quantity, '0') > 0 ? t('plus', { quantity: figures.quantity(quantity) }) : figures.quantity(quantity)),
      sub: (
        <>
          {everywhere && (
            <>
              <span className="code">{location}</span>
              {' · '}
            </>
          )}
          <DocumentLink kind={row.orderKind ?? row.documentKind} number={row.orderNumber ?? row.documentNumber} />
          {' · '}
          {postedBy}
        </>
      ),
      time: figures.time(postedAt),
      changes: changedIn(row).map((bucket) => ({
        label: t(`logged.${bucket}`),
        from: figures.quantity(row[bucket].old),
        to: figures.quantity(row[bucket].new),
      })),
      more: <LogFigures row={row} />,
    };
  };
};
