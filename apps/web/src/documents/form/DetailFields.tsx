import { DOC_LANGS, DOC_SEC_LEVELS, DOCUMENT_TYPES } from '@gemba/contract/documents/document-shapes';
import { useTranslations } from 'use-intl';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import type { Typed } from './typed.ts';

type Props = {
  typed: Typed;
  /** The language of a document never changes. */
  isNew: boolean;
  onChange: (part: Partial<Typed>) => void;
};

export function DetailFields({ typed, isNew, onChange }: Props) {
  const t = useTranslations('documents');
  return (
    <>
      <SelectField
        name="type"
        label={t('type')}
        options={DOCUMENT_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={typed.type}
        onChange={(type) => onChange({ type })}
      />
      {isNew && (
        <SelectField
          name="docLang"
          label={t('language')}
          options={DOC_LANGS.map((value) => ({ value, label: t(`langs.${value}`) }))}
          value={typed.docLang}
          onChange={(docLang) => onChange({ docLang })}
        />
      )}
      <SelectField
        name="docSecLevel"
        label={t('level')}
        options={DOC_SEC_LEVELS.map((value) => ({ value, label: t(`levels.${value}`) }))}
        value={typed.docSecLevel}
        help={t(`levelHow.${typed.docSecLevel}`)}
        onChange={(docSecLevel) => onChange({ docSecLevel })}
      />
    </>
  );
}
