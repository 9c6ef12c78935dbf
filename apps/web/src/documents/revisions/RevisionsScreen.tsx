import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import type { DocumentRevision } from '@gemba/contract/documents/list-document-revisions';
import { useTranslations } from 'use-intl';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconClock } from '../../kit/ui/icons.ts';
import type { useSelected } from '../list/use-selected.ts';
import { useGetDocumentContent } from '../use-get-document-content.ts';
import { useListDocumentRevisions } from '../use-list-document-revisions.ts';
import { RevisionItem } from './RevisionItem.tsx';

type Props = { document: DocumentRow; selected: ReturnType<typeof useSelected> };

/** The revisions of a document: author, time and file of each. */
export function RevisionsScreen({ document, selected }: Props) {
  const t = useTranslations('documents');
  const { documentId, title } = document;
  const back = useBackTo(selected.listAddress);
  const pages = useListDocumentRevisions(documentId);
  return (
    <ListScreen
      title={t('revisions')}
      tabTitle={t('titleOf', { title: t('revisions'), partNumber: title })}
      subtitle={title}
      onBack={back}
      pages={pages}
      empty={<EmptyState icon={IconClock} title={t('noDocuments')} />}
    >
      {(revision) => (
        <StoredRevision
          key={revision.docRev}
          document={document}
          revision={revision}
          href={revision.previewable ? selected.addressOf(documentId, revision.docRev) : undefined}
        />
      )}
    </ListScreen>
  );
}

type RevisionProps = { document: DocumentRow; revision: DocumentRevision; href: string | undefined };

function StoredRevision({ document: { documentId, docRev: newest }, revision, href }: RevisionProps) {
  const { docRev, fileName } = revision;
  const { download } = useGetDocumentContent({ documentId, docRev, fileName });
  return <RevisionItem newest={newest} revision={revision} href={href} onDownload={() => void download()} />;
}
