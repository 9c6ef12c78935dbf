import { useTranslations } from 'use-intl';

/** The name of an account; a result that no entry has moved to one has a name of ours. */
export const useAccountName = () => {
  const t = useTranslations('accounting.statement');
  return ({ line, accountName }: { line: string; accountName: string | null }) =>
    accountName ?? t(line === 'RESULT' ? 'unclosed.RESULT' : 'unclosed.EARLIER_RESULTS');
};
