import { Revision } from '@gemba/contract/parts/part-revision';
import type { Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { ReasonSheet } from '../../kit/posting/ReasonSheet.tsx';
import { useChangePartRevision } from './use-change-part-revision.ts';

const FORM = 'revision';

type Props = { part: Part; onClose: () => void };

export function RevisionSheet({ part: { partNumber, revision: now, version }, onClose }: Props) {
  const t = useTranslations('parts');
  const { send, ...posting } = useChangePartRevision(FORM, onClose);
  return (
    <ReasonSheet
      form={FORM}
      title={t('change.revision')}
      sub={t('revisionNow', { revision: now })}
      value={{
        isCode: true,
        label: t('newRevision'),
        now,
        accepts: Revision,
        rule: t('revisionRule'),
        help: t('revisionHow'),
      }}
      label={t('saveRevision')}
      posting={posting}
      onPost={(revision, reason) => send({ params: { partNumber }, body: { revision, reason, version } })}
      onClose={onClose}
    />
  );
}
