import type { ApiCallRow } from '@gemba/contract/interfaces/api/list-api-calls';
import { useTranslations } from 'use-intl';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';

/** A posting moves something; some calls are not for machines. */
export function CallTags({ call: { posting, personOnly } }: { call: Pick<ApiCallRow, 'posting' | 'personOnly'> }) {
  const t = useTranslations('interfaces');
  return (
    <>
      {posting && <StatusTag tone="warn">{t('posting')}</StatusTag>}
      {personOnly && (
        <StatusTag tone="hold" shape="lock">
          {t('forPeople')}
        </StatusTag>
      )}
    </>
  );
}
