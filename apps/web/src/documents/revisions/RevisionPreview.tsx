import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { Paged } from '../../kit/ui/PagedList.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import type { useSelected } from '../list/use-documents.ts';
import { DocumentPreview } from '../preview/DocumentPreview.tsx';
import { useRevisions } from '../use-revisions.ts';
import { RevisionsScreen } from './RevisionsScreen.tsx';

type Props = { document: DocumentRow; docRev: number; selected: ReturnType<typeof useSelected> };

/** One revision as it was; where there is none of that number, those that there are. */
export function RevisionPreview({ document, docRev, selected }: Props) {
  const t = useTranslations('documents');
  const back = useBackTo(selected.revisionsAddress(document.documentId));
  const pages = useRevisions(document.documentId);
  const revision = pages.rows?.find((one) => one.docRev === docRev);
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
