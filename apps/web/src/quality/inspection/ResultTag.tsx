import type { InspectionRow } from '@gemba/contract/quality/inspection/inspection';
import { useTranslations } from 'use-intl';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';

const TONES = { WAITING: 'hold', OK: 'ok', PARTIAL: 'warn', REJECT: 'bad', WITHDRAWN: 'idle' } as const;

/** The result of an inspection. */
export function ResultTag({ result }: Pick<InspectionRow, 'result'>) {
  const t = useTranslations('quality');
  return <StatusTag tone={TONES[result]}>{t(`result.${result}`)}</StatusTag>;
}
