import { type DocumentRow, FILE_TYPES } from '@gemba/contract/documents/document-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSize } from '../../kit/text/use-size.ts';
import { Field } from '../../kit/ui/input/Field.tsx';
import { FileField } from '../../kit/ui/input/FileField.tsx';
import { type DocLang, endingOf, readName, suggestedName } from './file-error.ts';

/** The chosen file, and the name that it gets. */
export type ChosenFile = { content: File; name: string };

type Props = {
  document: DocumentRow | undefined;
  place: { partNumber: string; revision: string };
  docLang: DocLang;
  file: ChosenFile | undefined;
  error: string | undefined;
  onChange: (file: ChosenFile) => void;
};

export const ACCEPT = Object.keys(FILE_TYPES)
  .map((ending) => `.${ending}`)
  .join(',');

/** The file and its name: its own if that name is valid, otherwise one made of part, revision and language. */
export function FilePart({ document, place, docLang, file, error, onChange }: Props) {
  const t = useTranslations('documents');
  const size = useSize();
  const [own, setOwn] = useState(false);
  const made = (content: File) => suggestedName(place.partNumber, place.revision, docLang, endingOf(content.name));
  // A generated name follows the language; a typed one stays.
  const wanted = file && !own ? made(file.content) : file?.name;
  if (file && wanted !== undefined && wanted !== file.name) onChange({ ...file, name: wanted });
  const read = file && readName(file.name);
  return (
    <>
      <FileField
        label={t(file ? 'otherFile' : document ? 'newFile' : 'chooseFile')}
        chosen={file && t('fileAndSize', { name: file.content.name, size: size(file.content.size) })}
        accept={ACCEPT}
        error={error}
        help={t('fileHow')}
        onChoose={(content) => {
          const keeps = !document && !!readName(content.name);
          setOwn(keeps);
          onChange({ content, name: keeps ? content.name : made(content) });
        }}
      />
      {file && !document && (
        <Field
          code
          name="fileName"
          label={t('fileName')}
          value={file.name}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={!!error || undefined}
          ok={
            read &&
            t('goesTo', { partNumber: read.partNumber, revision: read.revision, lang: t(`langs.${read.docLang}`) })
          }
          onChange={({ target }) => {
            setOwn(true);
            onChange({ ...file, name: target.value });
          }}
        />
      )}
    </>
  );
}
