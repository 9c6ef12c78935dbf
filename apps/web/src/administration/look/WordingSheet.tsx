import type { CompanyLook } from '@gemba/contract/companies/company-look';
import { LANGUAGES, type Language } from '@gemba/contract/kit/languages';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { languageNames } from '../../kit/text/language-names.ts';
import { fitting } from '../../kit/text/message-fits.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import form from '../Form.module.css';
import type { CatalogueText } from './catalogue-texts.ts';
import { useChangeCompanyWording } from './use-change-company-wording.ts';

type Props = { text: CatalogueText; look: CompanyLook; onClose: () => void };
type Typed = Record<Language, string> & Record<string, unknown>;

/** One text in three languages. An empty field shows ours. */
export function WordingSheet({ text: { key, texts, compiled }, look: latest, onClose }: Props) {
  const t = useTranslations('administration');
  // Where somebody else saves meanwhile, what was typed here stays to be looked at.
  const [look] = useState(latest);
  const { send, ...posting } = useChangeCompanyWording(`wording ${key} ${look.lookVersion}`, onClose);
  const ownIn = (wanted: Language) =>
    look.wording.find((own) => own.key === key && own.language === wanted)?.text ?? '';
  const [empty] = useState(() => Object.fromEntries(LANGUAGES.map((language) => [language, ownIn(language)])) as Typed);
  const typing = useForm<Typed>({
    name: `wording ${key} ${look.lookVersion}`,
    empty,
    errorsOf: (typed) => {
      const errors = new Map<FieldPath, FormError>();
      for (const language of LANGUAGES)
        if (typed[language].trim() !== '' && fitting(typed[language], compiled[language]) === undefined)
          errors.set(language, { message: t('wordingUnfit') });
      return errors;
    },
    posting,
  });
  const { typed } = typing;
  const save = () => {
    if (!typing.mayGo()) return undefined;
    const own = LANGUAGES.filter((language) => typed[language].trim() !== '').map((language) => ({
      language,
      key,
      text: typed[language].trim(),
    }));
    const others = look.wording.filter((wording) => wording.key !== key);
    return send({ body: { wording: [...others, ...own], lookVersion: look.lookVersion } });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('ownWords')}
      sub={<span className="code">{key}</span>}
      footer={
        <PostButton posting={posting} check={t('check')} onPost={save}>
          {t('save')}
        </PostButton>
      }
    >
      <PostingFields form={typing} posting={posting} className={form['form']}>
        {LANGUAGES.map((language) => (
          <Field
            key={language}
            lang={language}
            label={languageNames[language]}
            value={typed[language]}
            placeholder={texts[language]}
            maxLength={500}
            autoComplete="off"
            help={t('oursIs', { text: texts[language] })}
            error={typing.errorAt(language)}
            onChange={({ target }) => typing.write({ [language]: target.value })}
          />
        ))}
      </PostingFields>
    </Sheet>
  );
}
