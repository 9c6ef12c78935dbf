import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { Paged } from '../../kit/ui/list/PagedList.tsx';
import type { useSelected } from '../list/use-selected.ts';
import { DocumentPreview } from '../preview/DocumentPreview.tsx';
import { useListDocumentRevisions } from '../use-list-document-revisions.ts';
import { RevisionsScreen } from './RevisionsScreen.tsx';

type Props = { document: DocumentRow; docRev: number; selected: ReturnType<typeof useSelected> };

/** An older revision; the list of revisions if there is none of that number. */
export function RevisionPreview({ document, docRev, selected }: Props) {
  const t = useTranslations('documents');
  const back = useBackTo(selected.revisionsAddress(document.documentId));
  const pages = useListDocumentRevisions(document.documentId);
  const revision = pages.rows?.find((row) => row.docRev === docRev);
  if (revision?.previewable)
    return <DocumentPreview document={{ ...document, ...revision }} newest={document.docRev} onBack={back} />;
  if (pages.rows) return <RevisionsScreen document={document} selected={selected} />;
  return (
    <Screen header={<AppBar title={t('revisions')} subtitle={document.title} onBack={back} />} busy={pages.isLoading}>
      <Paged pages={pages} rows={pages.rows} empty={null}>
        {() => null}
      </Paged>
    </Screen>
  );
}
