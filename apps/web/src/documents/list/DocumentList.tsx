import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import type { Part } from '@gemba/contract/parts/part-shapes';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconAdd, IconDocument, IconDrawing } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { hasTags, PartTags, useGetPart } from '../../parts/index.ts';
import type { Act } from './act.ts';
import { DocumentItem } from './DocumentItem.tsx';
import styles from './DocumentList.module.css';
import type { useListDocuments } from './use-list-documents.ts';
import type { useSelected } from './use-selected.ts';

const DocumentSheet = lazy(async () => ({ default: (await import('../form/DocumentSheet.tsx')).DocumentSheet }));
const DeleteSheet = lazy(async () => ({ default: (await import('./DeleteSheet.tsx')).DeleteSheet }));
const ShareSheet = lazy(async () => ({ default: (await import('./ShareSheet.tsx')).ShareSheet }));

type Props = {
  title: string;
  drawings: boolean;
  selected: ReturnType<typeof useSelected>;
  pages: ReturnType<typeof useListDocuments>;
  mayManage: boolean;
  onBack: () => void;
};

/** The last opened sheet; it stays rendered while it closes. */
type Opened = { open: boolean; act: Act | 'add'; document?: DocumentRow; key?: string };

/** A new key for each document and revision, so that no input of one is shown for another. */
const keyOf = ({ documentId, docRev }: DocumentRow) => `${documentId} ${docRev}`;

export function DocumentList({ title, drawings, selected, pages, mayManage, onBack }: Props) {
  const t = useTranslations('documents');
  const { partNumber, revision, choose, addressOf, revisionsAddress } = selected;
  const { data: part } = useGetPart(partNumber);
  const [opened, setOpened] = useState<Opened>();
  const revisions = [...new Set([part?.revision, revision].filter((known) => known !== undefined))];
  const add = () => setOpened({ open: true, act: 'add' });
  const close = () => setOpened((before) => before && { ...before, open: false });
  return (
    <ListScreen
      title={title}
      tabTitle={t('titleOf', { title, partNumber })}
      subtitle={<span className="code">{partNumber}</span>}
      onBack={onBack}
      actions={mayManage && <IconButton icon={IconAdd} label={t('add')} onClick={add} />}
      search={
        <>
          {part && <DocumentsOf part={part} />}
          {revisions.length > 0 && (
            <FilterChips
              label={t('revision')}
              chips={revisions.map((value) => ({ value, label: t('rev', { revision: value }) }))}
              chosen={revision ? [revision] : []}
              onToggle={(value) => choose({ revision: value === revision ? undefined : value })}
            />
          )}
        </>
      }
      pages={pages}
      empty={
        <EmptyState
          icon={drawings ? IconDrawing : IconDocument}
          title={t(drawings ? 'noDrawings' : 'noDocuments')}
          how={t('noDocumentsHow')}
          action={
            mayManage && (
              <Button kind="outline" icon={IconAdd} onClick={add}>
                {t('add')}
              </Button>
            )
          }
        />
      }
      sheets={
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
    </ListScreen>
  );
}

/** The part that the documents belong to, with its warnings. */
function DocumentsOf({ part }: { part: Part }) {
  const nameOf = usePartName();
  return (
    <div className={styles['part']}>
      <p className={styles['name']}>{nameOf(part)}</p>
      {hasTags(part) && (
        <p className={styles['tags']}>
          <PartTags part={part} />
        </p>
      )}
    </div>
  );
}
