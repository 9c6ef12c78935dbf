import type { CompanyLook } from '@gemba/contract/companies/company-look';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import form from '../Form.module.css';
import type { CatalogueText } from './catalogue-texts.ts';
import { useCatalogueTexts } from './use-catalogue-texts.ts';
import { useWording } from './use-wording.ts';

const WordingSheet = lazy(async () => ({ default: (await import('./WordingSheet.tsx')).WordingSheet }));

const MOST = 50;
const LONGEST = 80;

/** The company's own words in place of ours: those that it has, or those that are searched for. */
export function WordingPart() {
  const t = useTranslations('administration');
  const texts = useCatalogueTexts();
  const look = useWording();
  const failed = texts.error ?? look.error;
  const retry = () => Promise.all([texts.refetch(), look.refetch()]);
  return (
    <section>
      <SectionHeader title={t('wording')} />
      {failed ? (
        <LoadError error={failed} onRetry={retry} />
      ) : texts.data && look.data ? (
        <WordingList texts={texts.data} look={look.data} />
      ) : (
        <ListSkeleton rows={3} />
      )}
    </section>
  );
}

type Props = { texts: readonly CatalogueText[]; look: CompanyLook };

function WordingList({ texts, look }: Props) {
  const t = useTranslations('administration');
  const language = useLocale();
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<CatalogueText>();
  const asked = words.trim().toLocaleLowerCase(language);
  const ownOf = (wanted: string) => look.wording.filter(({ key }) => key === wanted);
  const isFound = ({ key, texts: built }: CatalogueText) =>
    asked === ''
      ? ownOf(key).length > 0
      : built[language].toLocaleLowerCase(language).includes(asked) || key.toLocaleLowerCase().includes(asked);
  const found = texts.filter(isFound);
  return (
    <div className={form['form']}>
      <SearchField label={t('findWords')} value={words} maxLength={LONGEST} onChange={setWords} />
      {found.length === 0 && <Help>{t(asked === '' ? 'noWording' : 'noWordsFound')}</Help>}
      {found.length > 0 && (
        <List aria-label={t('wording')}>
          {found.slice(0, MOST).map((text) => (
            <ListRow
              key={text.key}
              chevron
              onClick={() => setOpen(text)}
              title={ownOf(text.key).find((own) => own.language === language)?.text ?? text.texts[language]}
              sub={
                <>
                  {text.texts[language]} · <span className="code">{text.key}</span>
                </>
              }
            />
          ))}
        </List>
      )}
      {found.length > MOST && <Help>{t('moreWords', { count: found.length - MOST })}</Help>}
      {open && (
        <Suspense>
          <WordingSheet text={open} look={look} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
