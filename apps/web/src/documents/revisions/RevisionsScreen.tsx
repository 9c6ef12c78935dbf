import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { useTranslations } from 'use-intl';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconClock } from '../../kit/ui/icons.ts';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import type { useSelected } from '../list/use-documents.ts';
import { useRevisions } from '../use-revisions.ts';
import { RevisionItem } from './RevisionItem.tsx';

type Props = { document: DocumentRow; selected: ReturnType<typeof useSelected> };

/** What a document was before: who changed it, when, and the file of each revision. */
export function RevisionsScreen({ document, selected }: Props) {
  const t = useTranslations('documents');
  const { documentId, title } = document;
  useTitle(t('titleOf', { title: t('revisions'), partNumber: title }));
  const back = useBackTo(selected.listAddress);
  const pages = useRevisions(documentId);
  return (
    <Screen
      header={<AppBar title={t('revisions')} subtitle={title} onBack={back} actions={<ListMenu list={pages.list} />} />}
      busy={pages.isLoading}
    >
      <PullToRefresh onRefresh={pages.refetch}>
        <PagedList
          pages={pages}
          rows={pages.rows}
          label={t('revisions')}
          empty={<EmptyState icon={IconClock} title={t('noDocuments')} />}
        >
          {(revision) => (
            <RevisionItem
              key={revision.docRev}
              document={document}
              revision={revision}
              href={revision.previewable ? selected.addressOf(documentId, revision.docRev) : undefined}
            />
          )}
        </PagedList>
      </PullToRefresh>
    </Screen>
  );
}
