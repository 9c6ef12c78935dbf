import type { NcrRow } from '@gemba/contract/quality/ncr/ncr';
import { useTranslations } from 'use-intl';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';

/** Whether something is to be done, and what was decided. */
export function NcrTags({ ncr: { status, disposition } }: { ncr: Pick<NcrRow, 'status' | 'disposition'> }) {
  const t = useTranslations('quality');
  return (
    <>
      <StatusTag tone={status === 'OPEN' ? 'warn' : 'ok'}>{t(`ncrState.${status}`)}</StatusTag>
      {disposition && <StatusTag tone="idle">{t(`disposition.${disposition}`)}</StatusTag>}
    </>
  );
}
