import { LANGUAGES, type Language } from '@gemba/contract/kit/languages';
import { LABEL_SECTIONS, type LabelWording, wordsOfField } from '@gemba/contract/labels/label-layout';
import type { LabelTemplate } from '@gemba/contract/labels/label-shapes';
import { type LabelWord, labelWords } from '@gemba/contract/labels/label-words';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import type { TypedLayout } from './template-form.ts';

const LabelWordSheet = lazy(async () => ({ default: (await import('./LabelWordSheet.tsx')).LabelWordSheet }));

type Props = { template: LabelTemplate; typed: TypedLayout; onChange: (words: LabelWording[]) => void };

/** The words that this label is printed with, each with the company's own in three languages. */
export function LabelWordsPart({ template, typed, onChange }: Props) {
  const t = useTranslations('administration');
  const language = useLocale();
  const [open, setOpen] = useState<LabelWord>();
  const printed = LABEL_SECTIONS.flatMap((section) => typed[section]).flatMap((field) => wordsOfField(template, field));
  const words = [...new Set(printed)];
  if (words.length === 0) return null;
  const ownOf = (wanted: LabelWord) => typed.words.filter(({ word }) => word === wanted);
  const textOf = (word: LabelWord) =>
    ownOf(word).find((own) => own.language === language)?.text ?? labelWords[language][word];
  return (
    <ListSection title={t('templates.words')}>
      {words.map((word) => (
        <ListRow
          key={word}
          chevron
          onClick={() => setOpen(word)}
          title={t(`templates.word.${word}`)}
          sub={textOf(word) || t('templates.noNote')}
          chips={ownOf(word).length > 0 && <StatusTag tone="info">{t('templates.own')}</StatusTag>}
        />
      ))}
      {open && (
        <Suspense>
          <LabelWordSheet
            word={open}
            start={Object.fromEntries(ownOf(open).map((own) => [own.language, own.text]))}
            onClose={() => setOpen(undefined)}
            onUse={(texts: Partial<Record<Language, string>>) => {
              const own = LANGUAGES.flatMap((one) => {
                const text = texts[one]?.trim();
                return text ? [{ language: one, word: open, text }] : [];
              });
              onChange([...typed.words.filter(({ word }) => word !== open), ...own]);
              setOpen(undefined);
            }}
          />
        </Suspense>
      )}
    </ListSection>
  );
}
