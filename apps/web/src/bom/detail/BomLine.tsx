import { compare } from '@gemba/contract/kit/fixed-point';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { wholeCodes } from '../../kit/text/whole-codes.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconWarning } from '../../kit/ui/icons.ts';
import { TreeRow } from '../../kit/ui/list/TreeRow.tsx';
import { hasTags, PartTags } from '../../parts/index.ts';
import styles from './BomLine.module.css';
import { isShort } from './filter-rows.ts';
import type { Branch } from './tree.ts';

type Props = { line: Branch; currency: string; item: ComponentProps<'li'>; onToggle: () => void };

/** One item: the component, quantity, cost and stock. */
export function BomLine({ line: { row, open, position, setSize }, currency, item, onToggle }: Props) {
  const t = useTranslations('bom');
  const figures = useFigures();
  const nameOf = usePartName();
  const { component, path, level, makeBuy, quantity, totalQuantity, uom, onHand, unitCost, extendedCost } = row;
  const isMentioned = makeBuy === 'X';
  const unit = figures.averageCost(unitCost, currency);
  const single = compare(quantity, '1') === 0;
  const costs = single
    ? t('each', { unit })
    : t('costs', { unit, extended: figures.averageCost(extendedCost, currency) });
  return (
    <TreeRow
      item={item}
      level={level - 1}
      last={position === setSize - 1 && !open}
      code={component}
      tag={
        <StatusTag tone={makeBuy === 'MAKE' ? 'brand' : 'idle'} plain>
          {t(`makeBuy.${makeBuy}`)}
        </StatusTag>
      }
      sub={
        <>
          {t('pathAndName', { path, name: nameOf(row) })}
          {row.replaceItem && (
            <span className={styles['line']}>{wholeCodes(t('replaces', { part: row.replaceItem }))}</span>
          )}
          {row.note && <span className={styles['line']}>{wholeCodes(row.note)}</span>}
          {!isMentioned && <span className={styles['line']}>{costs}</span>}
        </>
      }
      chips={
        (row.sparePart || hasTags(row)) && (
          <>
            {row.sparePart && (
              <StatusTag tone="idle" plain>
                {t('spare')}
              </StatusTag>
            )}
            <PartTags part={row} />
          </>
        )
      }
      value={t('times', { quantity: figures.quantity(quantity), uom })}
      valueSub={
        <>
          {compare(quantity, totalQuantity) !== 0 && (
            <span className={styles['line']}>{t('inAll', { quantity: figures.quantity(totalQuantity) })}</span>
          )}
          {!isMentioned && !isShort(row) && t('onHand', { quantity: figures.quantity(onHand) })}
          {isShort(row) && (
            <span className={styles['short']}>
              <IconWarning size={16} />
              {t('short', { quantity: figures.quantity(row.short) })}
            </span>
          )}
          {isMentioned && t('rev', { revision: row.revision })}
        </>
      }
      expanded={open}
      onToggle={onToggle}
      href={useLinkTo()('part', component)}
    />
  );
}
