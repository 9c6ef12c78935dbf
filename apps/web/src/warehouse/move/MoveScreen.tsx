import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../kit/text/use-title.ts';
import { PostedTransfer } from '../transfers/PostedTransfer.tsx';
import { MoveForm } from './MoveForm.tsx';

/** Stock goes from one location to another; afterwards the number of the transfer. */
export function MoveScreen() {
  const t = useTranslations('warehouse');
  useTitle(t('move'));
  const { posted } = useSearch({ from: '/signedIn/warehouse/move' });
  return posted ? <PostedTransfer transferNumber={posted} /> : <MoveForm />;
}
