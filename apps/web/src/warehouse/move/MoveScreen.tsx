import type { Transfer } from '@gemba/contract/warehouse/move/transfer';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../kit/text/use-title.ts';
import { MoveForm } from './MoveForm.tsx';

/** Stock goes from one location to another. After each move the form is ready for the next part of the same location. */
export function MoveScreen() {
  const t = useTranslations('warehouse');
  useTitle(t('move'));
  const navigate = useNavigate();
  /** Since the screen was opened, the last one first. */
  const [moved, setMoved] = useState<readonly Transfer[]>([]);
  const { part = '', from = '', after = '' } = useSearch({ from: '/signedIn/warehouse/move' });
  const goOn = async (transfer: Transfer) => {
    const location = transfer.items.at(-1)?.fromLocation;
    // An address of its own: one that was left at this location before would come up under the finger, ready to be posted.
    await navigate({
      to: '/warehouse/move',
      search: { from: location, after: transfer.transferNumber },
      replace: true,
    });
    setMoved([transfer, ...moved]);
  };
  return (
    <MoveForm
      key={`${part} ${from} ${after}`}
      part={part}
      from={from}
      moved={moved}
      onMoved={(transfer) => void goOn(transfer)}
    />
  );
}
