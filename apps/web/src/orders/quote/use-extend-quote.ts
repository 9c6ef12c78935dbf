import { extendQuote } from '@gemba/contract/orders/quote/extend-quote';
import { useTranslations } from 'use-intl';
import { useReasonedChange } from '../../kit/posting/use-reasoned-change.ts';

export const useExtendQuote = (form: string, onExtended: () => void) => {
  const t = useTranslations('orders');
  return useReasonedChange(extendQuote, form, t('extend.done'), onExtended);
};
