import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../kit/text/use-title.ts';
import { PostedTransfer } from '../transfers/PostedTransfer.tsx';
import { MoveForm } from './MoveForm.tsx';

/** Stock goes from one location to another; afterwards the number of the transfer. A scan there begins the next move. */
export function MoveScreen() {
  const t = useTranslations('warehouse');
  useTitle(t('move'));
  const navigate = useNavigate();
  const [first, setFirst] = useState<string>();
  const { posted } = useSearch({ from: '/signedIn/warehouse/move' });
  const moveMore = (code?: string) => {
    setFirst(code);
    void navigate({ to: '/warehouse/move', search: {} });
  };
  return posted ? <PostedTransfer transferNumber={posted} onMoveMore={moveMore} /> : <MoveForm first={first} />;
}
