import type { DocumentRevision } from '@gemba/contract/documents/list-document-revisions';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconClock } from '../../kit/ui/icons.ts';
import { RevisionItem } from '../revisions/RevisionItem.tsx';
import { type ChosenDocument, useChosenDocument } from './use-chosen-document.ts';
import { useGetVendorDocument } from './use-get-vendor-document.ts';
import { useListVendorDocumentRevisions } from './use-list-vendor-document-revisions.ts';

/** The revisions of a quality document: author, time and file of each. */
export function VendorDocumentRevisionsScreen() {
  const t = useTranslations('documents');
  const { params, document } = useChosenDocument();
  const back = useBackTo(params.vendorId ? addressOf('vendor', params.vendorId) : '/address/vendor');
  const pages = useListVendorDocumentRevisions(params);
  return (
    <ListScreen
      title={t('revisions')}
      subtitle={document?.title}
      onBack={back}
      pages={pages}
      empty={<EmptyState icon={IconClock} title={t('noSuchPaper')} how={t('noSuchPaperHow')} />}
    >
      {(revision) => (
        <Revision key={revision.docRev} params={params} newest={document?.docRev ?? 0} revision={revision} />
      )}
    </ListScreen>
  );
}

type Props = { params: ChosenDocument['params']; newest: number; revision: DocumentRevision };

function Revision({ params, newest, revision }: Props) {
  const { docRev, fileName } = revision;
  const { download } = useGetVendorDocument({ ...params, docRev });
  return <RevisionItem newest={newest} revision={revision} onDownload={() => void download(fileName)} />;
}
