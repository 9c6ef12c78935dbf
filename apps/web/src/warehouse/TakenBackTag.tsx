import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { StatusTag } from '../kit/ui/feedback/StatusTag.tsx';
import { IconUndo } from '../kit/ui/icons.ts';

type Props = { document: { reverses: string | null; reversedBy: string | null }; children: ReactNode };

/** Whether a document takes another one back or was taken back; else its own tag. */
export function TakenBackTag({ document: { reverses, reversedBy }, children }: Props) {
  const t = useTranslations('warehouse');
  if (reverses === null && reversedBy === null) return children;
  return (
    <StatusTag tone="idle" icon={IconUndo}>
      {reverses === null ? t('takenBackBy', { number: reversedBy ?? '' }) : t('takesBack', { number: reverses })}
    </StatusTag>
  );
}
