import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { FilterChips } from '../../kit/ui/FilterChips.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconAdd, IconDocument, IconDrawing } from '../../kit/ui/icons.ts';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SearchArea } from '../../kit/ui/SearchArea.tsx';
import { usePart } from '../../parts/index.ts';
import type { Act } from './act.ts';
import { DocumentItem } from './DocumentItem.tsx';
import { DocumentsOf } from './DocumentsOf.tsx';
import type { useDocuments, useSelected } from './use-documents.ts';

const DocumentSheet = lazy(async () => ({ default: (await import('../form/DocumentSheet.tsx')).DocumentSheet }));
const DeleteSheet = lazy(async () => ({ default: (await import('./DeleteSheet.tsx')).DeleteSheet }));
const ShareSheet = lazy(async () => ({ default: (await import('./ShareSheet.tsx')).ShareSheet }));

type Props = {
  title: string;
  drawings: boolean;
  selected: ReturnType<typeof useSelected>;
  pages: ReturnType<typeof useDocuments>;
  mayManage: boolean;
  onBack: () => void;
};

/** Which sheet was opened last; it stays drawn while it goes. */
type Opened = { open: boolean; act: Act | 'add'; document?: DocumentRow; key?: string };

/** What was typed or made for one document is never shown for another, nor for its next revision. */
const keyOf = ({ documentId, docRev }: DocumentRow) => `${documentId} ${docRev}`;

export function DocumentList({ title, drawings, selected, pages, mayManage, onBack }: Props) {
  const t = useTranslations('documents');
  const { partNumber, revision, choose, addressOf, revisionsAddress } = selected;
  const { data: part } = usePart(partNumber);
  const [opened, setOpened] = useState<Opened>();
  const revisions = [...new Set([part?.revision, revision].filter((one) => one !== undefined))];
  const add = () => setOpened({ open: true, act: 'add' });
  const close = () => setOpened((before) => before && { ...before, open: false });
  return (
    <Screen
      header={
        <AppBar
          title={title}
          subtitle={<span className="code">{partNumber}</span>}
          onBack={onBack}
          actions={
            <>
              {mayManage && <IconButton icon={IconAdd} label={t('add')} onClick={add} />}
              <ListMenu list={pages.list} />
            </>
          }
        />
      }
      busy={pages.isLoading}
    >
      <PullToRefresh onRefresh={pages.refetch}>
        <SearchArea>
          {part && <DocumentsOf part={part} />}
          {revisions.length > 0 && (
            <FilterChips
              label={t('revision')}
              chips={revisions.map((value) => ({ value, label: t('rev', { revision: value }) }))}
              chosen={revision ? [revision] : []}
              onToggle={(value) => choose({ revision: value === revision ? undefined : value })}
            />
          )}
        </SearchArea>
        <PagedList
          pages={pages}
          rows={pages.rows}
          label={title}
          empty={
            <EmptyState
              icon={drawings ? IconDrawing : IconDocument}
              title={t(drawings ? 'noDrawings' : 'noDocuments')}
              action={
                mayManage && (
                  <Button kind="outline" icon={IconAdd} onClick={add}>
                    {t('add')}
                  </Button>
                )
              }
            >
              {t('noDocumentsHow')}
            </EmptyState>
          }
        >
          {(document) => (
            <DocumentItem
              key={document.documentId}
              document={document}
              href={document.previewable ? addressOf(document.documentId) : undefined}
              revisionsHref={revisionsAddress(document.documentId)}
              onAct={mayManage ? (act) => setOpened({ open: true, act, document, key: keyOf(document) }) : undefined}
            />
          )}
        </PagedList>
      </PullToRefresh>
      <Suspense>
        {opened?.act === 'add' && (
          <DocumentSheet
            open={opened.open}
            onClose={close}
            partNumber={partNumber}
            revision={revision ?? part?.revision ?? ''}
            type={drawings ? 'DRAWING' : 'OTHER'}
          />
        )}
        {opened?.act === 'edit' && opened.document && (
          <DocumentSheet key={opened.key} open={opened.open} onClose={close} document={opened.document} />
        )}
        {opened?.act === 'delete' && opened.document && (
          <DeleteSheet open={opened.open} onClose={close} document={opened.document} />
        )}
        {opened?.act === 'share' && opened.document && (
          <ShareSheet key={opened.key} open={opened.open} onClose={close} document={opened.document} />
        )}
      </Suspense>
    </Screen>
  );
}
