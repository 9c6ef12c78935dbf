import type { Transfer } from '@gemba/contract/warehouse/move/transfer';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asCode, asStrong } from '../../kit/ui/figures/as-code.tsx';
import { IconBecomes } from '../../kit/ui/icons.ts';
import type { ScanResult } from '../../kit/ui/input/ScanBar.tsx';
import styles from './MoveLine.module.css';

const asWholeCode = (chunks: ReactNode) => <span className={`${styles['whole']} code`}>{chunks}</span>;

/** The words about moves: those made since the screen was opened, and the one to come. */
export const useMovedWords = (moved: readonly Transfer[]) => {
  const t = useTranslations('warehouse');
  const figures = useFigures();
  const [last] = moved;
  const begun = moved.at(-1)?.movedAt;
  const rich = { code: asWholeCode, b: asStrong };
  const told = ({ items, status, transferNumber }: Transfer): ScanResult => {
    const [item, ...others] = items;
    const href = addressOf('transfer', transferNumber);
    const sent = status === 'IN_TRANSFER' ? 'sentPart' : 'movedPart';
    if (!item || others.length > 0)
      return { accepted: true, what: t('movedParts', { count: items.length }), outcome: asCode(transferNumber), href };
    return {
      accepted: true,
      what: t.rich(sent, { part: item.part, ...rich }),
      outcome: (
        <>
          {figures.quantity(item.quantity)} <IconBecomes size={16} /> {asCode(item.toLocation)}
        </>
      ),
      href,
    };
  };
  return {
    since: begun && t('movedSince', { count: moved.length, time: figures.time(begun) }),
    last: last && told(last),
    stays: (quantity: string, location: string) =>
      t.rich('stays', { quantity: figures.quantity(quantity), location, ...rich }),
    arrives: (quantity: string, location: string) =>
      t.rich('thenIn', { quantity: figures.quantity(quantity), location, ...rich }),
    move: (quantity: string, uom: string, location: string) =>
      t.rich('moveTo', { quantity: figures.quantity(quantity), uom, location, ...rich }),
  };
};
