import { useTranslations } from 'use-intl';
import { useToday } from '../auth/index.ts';
import { StatusTag } from '../kit/ui/feedback/StatusTag.tsx';

type Props = {
  due: string | null;
  locked?: boolean;
  partly?: { done: number; all: number } | undefined;
};

/** The tags of an order in the list. */
export function DueTags({ due, locked = false, partly }: Props) {
  const t = useTranslations('shipping');
  const { today } = useToday();
  const late = due !== null && due < today;
  if (!late && !locked && !partly) return null;
  return (
    <>
      {locked && (
        <StatusTag tone="bad" shape="lock">
          {t('customerLocked')}
        </StatusTag>
      )}
      {late && (
        <StatusTag tone="warn" shape="clock">
          {t('late')}
        </StatusTag>
      )}
      {partly && (
        <StatusTag tone="info">{t('partly', { done: String(partly.done), all: String(partly.all) })}</StatusTag>
      )}
    </>
  );
}
