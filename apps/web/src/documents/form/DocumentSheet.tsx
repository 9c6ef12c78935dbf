import { type DocumentRow, DocumentTitle } from '@gemba/contract/documents/document-shapes';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDraft } from '../../kit/form/use-draft.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { showToast } from '../../kit/ui/notices.ts';
import { ProgressBar } from '../../kit/ui/ProgressBar.tsx';
import { Sheet } from '../../kit/ui/Sheet.tsx';
import styles from './DocumentSheet.module.css';
import { type ChosenFile, FilePart } from './FilePart.tsx';
import { changedWords, type Typed, wordsOf } from './typed.ts';
import { useFileSentence } from './use-file-sentence.ts';
import { useStore } from './use-store.ts';
import { WordFields } from './WordFields.tsx';

type Props = { open: boolean; onClose: () => void } & (
  | { document: DocumentRow; partNumber?: undefined; revision?: undefined; type?: undefined }
  | { document?: undefined; partNumber: string; revision: string; type: DocumentRow['type'] }
);

/** Adds a document, or makes the next revision of one. */
export function DocumentSheet({ open, onClose, document, partNumber, revision, type }: Props) {
  const t = useTranslations('documents');
  const id = useId();
  const [empty] = useState<Typed>(() => wordsOf(document, type));
  const { fields: typed, change, clear } = useDraft(document ? `edit ${document.documentId}` : 'addDocument', empty);
  const [file, setFile] = useState<ChosenFile>();
  const [tried, setTried] = useState(false);
  const sentence = useFileSentence();
  const { store, stop, busy, progress, docRev, refused, forgive } = useStore(document, (stored) => {
    clear();
    setFile(undefined);
    setTried(false);
    showToast(t(document ? 'edited' : 'added', { title: stored.title, docRev: stored.docRev }));
    onClose();
  });
  const noTitle = tried && !DocumentTitle.safeParse(typed.title.trim()).success;
  const words = document ? changedWords(typed, document) : { ...typed, title: typed.title.trim() };
  const unchanged = !!document && !file && Object.keys(words).length === 0;
  const noFile = !document && !file;
  const wrongFile = file && sentence(file);
  const fileError =
    refused ?? wrongFile ?? (tried ? (noFile && t('fileRequired')) || (unchanged && t('unchanged')) : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (noFile || unchanged || wrongFile || !DocumentTitle.safeParse(typed.title.trim()).success) return;
    store({ words, file });
  };
  return (
    <Sheet
      open={open}
      onClose={() => {
        stop();
        onClose();
      }}
      title={document ? t('editTitle', { docRev: docRev + 1 }) : t('add')}
      sub={<span className="code">{document?.fileName ?? partNumber}</span>}
      footer={
        <>
          {busy && file && (
            <div className={styles['sending']}>
              <ProgressBar label={t('sending')} done={progress} />
              <Button small kind="outline" onClick={stop}>
                {t('stop')}
              </Button>
            </div>
          )}
          {/* It stays where it is: the second of two taps would otherwise stop what the first one began. */}
          <Button kind="primary" type="submit" form={id} wide busy={busy}>
            {t(document ? 'saveRevision' : 'upload')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles['fields']} onSubmit={submit} noValidate>
        <FilePart
          document={document}
          place={{
            partNumber: document?.partNumber ?? partNumber ?? '',
            revision: document?.revision ?? revision ?? '',
          }}
          docLang={document?.docLang ?? typed.docLang}
          file={file}
          error={fileError || undefined}
          onChange={(next) => {
            forgive();
            setFile(next);
          }}
        />
        <Field
          name="title"
          label={t('titleField')}
          value={typed.title}
          maxLength={200}
          autoComplete="off"
          error={noTitle && t('titleRequired')}
          onChange={({ target }) => change({ title: target.value })}
        />
        <WordFields typed={typed} isNew={!document} onChange={change} />
      </form>
    </Sheet>
  );
}
