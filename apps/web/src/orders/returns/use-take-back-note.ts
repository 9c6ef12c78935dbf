import { takeBackNote } from '@gemba/contract/orders/returns/take-back-note';
import { useTranslations } from 'use-intl';
import { useReasonedChange } from '../../kit/posting/use-reasoned-change.ts';

export const useTakeBackNote = (form: string, onChanged: () => void) => {
  const t = useTranslations('orders');
  return useReasonedChange(takeBackNote, form, t('note.takenBack'), onChanged);
};
