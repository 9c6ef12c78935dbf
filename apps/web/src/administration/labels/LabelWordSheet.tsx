import { LANGUAGES, type Language } from '@gemba/contract/kit/languages';
import { isFitWording } from '@gemba/contract/labels/label-layout-rules';
import { type LabelWord, labelWords } from '@gemba/contract/labels/label-words';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageNames } from '../../kit/text/language-names.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import form from '../Form.module.css';

type Texts = Partial<Record<Language, string>>;
type Props = { word: LabelWord; start: Texts; onUse: (texts: Texts) => void; onClose: () => void };

const LONGEST = 60;

/** One word of labels in three languages. An empty field prints ours. */
export function LabelWordSheet({ word, start, onUse, onClose }: Props) {
  const t = useTranslations('administration');
  const [texts, setTexts] = useState(start);
  const isWrong = (language: Language) => {
    const text = texts[language]?.trim() ?? '';
    return text !== '' && !isFitWording({ word, text });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(`templates.word.${word}`)}
      footer={
        <Button kind="primary" wide disabled={LANGUAGES.some(isWrong)} onClick={() => onUse(texts)}>
          {t('templates.use')}
        </Button>
      }
    >
      <div className={form['form']}>
        {LANGUAGES.map((language) => {
          const ours = labelWords[language][word];
          return (
            <Field
              key={language}
              lang={language}
              label={languageNames[language]}
              value={texts[language] ?? ''}
              placeholder={ours}
              maxLength={LONGEST}
              autoComplete="off"
              help={ours && t('oursIs', { text: ours })}
              error={isWrong(language) && t('templates.unfit', { text: ours })}
              onChange={({ target }) => setTexts((before) => ({ ...before, [language]: target.value }))}
            />
          );
        })}
      </div>
    </Sheet>
  );
}
