import { DocumentTitle } from '@gemba/contract/documents/document-shapes';
import { QUALITY_DOCUMENT_TYPES } from '@gemba/contract/documents/vendor/vendor-documents';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { useSize } from '../../kit/text/use-size.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { ProgressBar } from '../../kit/ui/feedback/ProgressBar.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { FileField } from '../../kit/ui/input/FileField.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import styles from '../form/DocumentSheet.module.css';
import { ACCEPT } from '../form/FilePart.tsx';
import { contentError } from '../form/file-error.ts';
import { useFileError } from '../form/use-file-error.ts';
import type { QualityDocument } from './use-chosen-document.ts';
import { useStoreVendorDocument } from './use-store-vendor-document.ts';

type Type = (typeof QUALITY_DOCUMENT_TYPES)[number];
type Typed = { type: Type; title: string; issuedOn: string; validUntil: string };

const initialFields = (document: QualityDocument | undefined): Typed => ({
  type: QUALITY_DOCUMENT_TYPES.find((type) => type === document?.type) ?? 'CERTIFICATE',
  title: document?.title ?? '',
  issuedOn: document?.issuedOn ?? '',
  validUntil: document?.validUntil ?? '',
});

const FIELDS: readonly string[] = ['title', 'validUntil'];

type Props = {
  vendor: { id: string; name: string };
  document: QualityDocument | undefined;
  title: string;
  onBack: () => void;
};

/** The file of a quality document, and what is said of it. */
export function VendorDocumentForm({ vendor, document, title, onBack }: Props) {
  const t = useTranslations('documents');
  const size = useSize();
  const id = useId();
  const [empty] = useState(() => initialFields(document));
  const [file, setFile] = useState<File>();
  const fileErrorOf = useFileError(contentError);
  const { store, stop, busy, progress, ...posting } = useStoreVendorDocument(vendor.id, document);
  const form = useForm<Typed>({
    name: `quality ${vendor.id} ${document?.documentNumber ?? 'new'}`,
    empty,
    errorsOf: ({ title: named, issuedOn, validUntil }) => {
      const errors = new Map<FieldPath, FormError>();
      const wrongFile = file && fileErrorOf({ name: file.name, content: file });
      if (wrongFile) errors.set('file', { message: wrongFile });
      else if (!file) errors.set('file', { message: t('fileRequired'), late: true });
      if (!DocumentTitle.safeParse(named.trim()).success)
        errors.set('title', { message: t('titleRequired'), late: true });
      if (issuedOn && validUntil && issuedOn > validUntil)
        errors.set('validUntil', { message: t('datesReversed'), late: true });
      return errors;
    },
    fieldOf: ({ field }) => (FIELDS.includes(field) ? field : 'file'),
    posting,
  });
  const { typed, write, errorAt, body } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.mayGo() || !file) return;
    const details = {
      type: typed.type,
      title: typed.title.trim(),
      issuedOn: typed.issuedOn || null,
      validUntil: typed.validUntil || null,
    };
    void store({ details, file: { content: file, name: file.name } }, (stored) => {
      form.clear();
      showToast(t(document ? 'edited' : 'added', { title: stored.title, docRev: stored.docRev }));
      onBack();
    });
  };
  return (
    <Screen
      header={
        <AppBar
          title={title}
          subtitle={vendor.name}
          onBack={() => {
            stop();
            onBack();
          }}
        />
      }
      footer={
        <ActionBar>
          {busy && (
            <div className={styles['sending']}>
              <ProgressBar label={t('sending')} done={progress} />
              <Button small kind="outline" onClick={stop}>
                {t('stop')}
              </Button>
            </div>
          )}
          <Button kind="primary" type="submit" form={id} wide busy={busy}>
            {t(document ? 'saveRevision' : 'upload')}
          </Button>
        </ActionBar>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <div ref={body} className={styles['fields']}>
          <FileField
            label={t(file ? 'otherFile' : 'chooseFile')}
            chosen={file && t('fileAndSize', { name: file.name, size: size(file.size) })}
            accept={ACCEPT}
            error={errorAt('file')}
            help={t('fileHow')}
            onChoose={(chosen) => {
              posting.forgive();
              setFile(chosen);
            }}
          />
          <Field
            name="title"
            label={t('titleField')}
            value={typed.title}
            maxLength={maximumLength(DocumentTitle)}
            autoComplete="off"
            error={errorAt('title')}
            onChange={({ target }) => write({ title: target.value })}
          />
          <SelectField
            name="type"
            label={t('type')}
            options={QUALITY_DOCUMENT_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
            value={typed.type}
            onChange={(type) => write({ type })}
          />
          <Field
            type="date"
            label={t('issuedOn')}
            value={typed.issuedOn}
            onChange={({ target }) => write({ issuedOn: target.value })}
          />
          <Field
            type="date"
            label={t('validUntil')}
            value={typed.validUntil}
            error={errorAt('validUntil')}
            help={t('validHow')}
            onChange={({ target }) => write({ validUntil: target.value })}
          />
        </div>
      </form>
    </Screen>
  );
}
