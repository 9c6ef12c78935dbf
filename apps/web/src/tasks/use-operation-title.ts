import { useTranslations } from 'use-intl';

/** `Seq 30 · Turn bearing seats` */
export const useOperationTitle = () => {
  const t = useTranslations('tasks');
  return ({ sequence, operation }: { sequence: number; operation: string }) =>
    t('seqOperation', { sequence: String(sequence), operation });
};
