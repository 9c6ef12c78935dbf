import { type DocumentRow, DocumentTitle } from '@gemba/contract/documents/document-shapes';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, type FormErrors, useForm } from '../../kit/form/use-form.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { ProgressBar } from '../../kit/ui/feedback/ProgressBar.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { DetailFields } from './DetailFields.tsx';
import styles from './DocumentSheet.module.css';
import { type ChosenFile, FilePart } from './FilePart.tsx';
import { changedFields, initialFields, type Typed } from './typed.ts';
import { useFileError } from './use-file-error.ts';
import { useStoreDocument } from './use-store-document.ts';

type Props = { open: boolean; onClose: () => void } & (
  | { document: DocumentRow; partNumber?: undefined; revision?: undefined; type?: undefined }
  | { document?: undefined; partNumber: string; revision: string; type: DocumentRow['type'] }
);

/** Adds a document, or the next revision of one. */
export function DocumentSheet({ open, onClose, document, partNumber, revision, type }: Props) {
  const t = useTranslations('documents');
  const id = useId();
  const [empty] = useState<Typed>(() => initialFields(document, type));
  const [file, setFile] = useState<ChosenFile>();
  const errorOf = useFileError();
  const { store, stop, busy, progress, docRev, ...posting } = useStoreDocument(document);
  const detailsOf = (entered: Typed) =>
    document ? changedFields(entered, document) : { ...entered, title: entered.title.trim() };
  const errorsOf = (entered: Typed): FormErrors => {
    const errors = new Map<FieldPath, FormError>();
    const wrongFile = file && errorOf(file);
    const isUnchanged = !!document && !file && Object.keys(detailsOf(entered)).length === 0;
    if (wrongFile) errors.set('file', { message: wrongFile });
    else if (!document && !file) errors.set('file', { message: t('fileRequired'), late: true });
    else if (isUnchanged) errors.set('file', { message: t('unchanged'), late: true });
    if (!DocumentTitle.safeParse(entered.title.trim()).success)
      errors.set('title', { message: t('titleRequired'), late: true });
    return errors;
  };
  const { typed, write, errorAt, mayGo, clear, body } = useForm({
    name: document ? `edit ${document.documentId}` : 'addDocument',
    empty,
    errorsOf,
    fieldOf: () => 'file',
    posting,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!mayGo()) return;
    void store({ details: detailsOf(typed), file }, ({ title, docRev: storedRev }) => {
      clear();
      setFile(undefined);
      showToast(t(document ? 'edited' : 'added', { title, docRev: storedRev }));
      onClose();
    });
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
          {/* The button stays where it is: otherwise a double tap would stop the upload that it started. */}
          <Button kind="primary" type="submit" form={id} wide busy={busy}>
            {t(document ? 'saveRevision' : 'upload')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <div ref={body} className={styles['fields']}>
          <FilePart
            document={document}
            place={{
              partNumber: document?.partNumber ?? partNumber ?? '',
              revision: document?.revision ?? revision ?? '',
            }}
            docLang={document?.docLang ?? typed.docLang}
            file={file}
            error={errorAt('file')}
            onChange={(next) => {
              posting.forgive();
              setFile(next);
            }}
          />
          <Field
            name="title"
            label={t('titleField')}
            value={typed.title}
            maxLength={200}
            autoComplete="off"
            error={errorAt('title')}
            onChange={({ target }) => write({ title: target.value })}
          />
          <DetailFields typed={typed} isNew={!document} onChange={write} />
        </div>
      </form>
    </Sheet>
  );
}
