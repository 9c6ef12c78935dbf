import { isPartNumber } from '@gemba/contract/parts/part-number';
import { useTranslations } from 'use-intl';
import { addressOf, usePerson } from '../../auth/index.ts';
import { refusalCode } from '../../kit/client/errors.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { PartMissing } from '../../parts/index.ts';
import { DocumentPreview } from '../preview/DocumentPreview.tsx';
import { RevisionPreview } from '../revisions/RevisionPreview.tsx';
import { RevisionsScreen } from '../revisions/RevisionsScreen.tsx';
import { DocumentedParts } from './DocumentedParts.tsx';
import { DocumentList } from './DocumentList.tsx';
import { useListDocuments } from './use-list-documents.ts';
import { useSelected } from './use-selected.ts';

/** The documents of a part, or only its drawings; and the opened one. */
export function DocumentsScreen({ drawings }: { drawings: boolean }) {
  const t = useTranslations('documents');
  const selected = useSelected(drawings ? '/drawing/list' : '/document/list');
  const { partNumber, revision, open, docRev, revisions } = selected;
  const title = t(drawings ? 'drawings' : 'documents');
  useTitle(partNumber ? t('titleOf', { title, partNumber }) : title);
  const back = useBackTo(partNumber ? addressOf('part', partNumber) : '/engineering');
  const closePreview = useBackTo(selected.listAddress);
  const pages = useListDocuments(partNumber, revision, drawings);
  const mayManage = usePerson().roles.includes('MANAGE_DOCUMENT');
  const named = (id: string | undefined) => (id ? pages.rows?.find(({ documentId }) => documentId === id) : undefined);
  const [opened, told] = [named(open), named(revisions)];
  if (opened && docRev) return <RevisionPreview document={opened} docRev={Number(docRev)} selected={selected} />;
  if (opened) {
    const revisionsHref = opened.docRev > 1 ? selected.revisionsAddress(opened.documentId) : undefined;
    return <DocumentPreview document={opened} revisionsHref={revisionsHref} onBack={closePreview} />;
  }
  if (told) return <RevisionsScreen document={told} selected={selected} />;
  const wrong = partNumber !== '' && (!isPartNumber(partNumber) || refusalCode(pages.error) === 'PART_NOT_EXIST');
  if (partNumber && !wrong) {
    return (
      <DocumentList
        title={title}
        drawings={drawings}
        selected={selected}
        pages={pages}
        mayManage={mayManage}
        onBack={back}
      />
    );
  }
  if (!wrong) return <DocumentedParts drawings={drawings} title={title} onBack={back} />;
  return (
    <Screen header={<AppBar title={title} onBack={back} />} fill>
      <PartMissing partNumber={partNumber} />
    </Screen>
  );
}
