import { LANGUAGES } from '@gemba/contract/kit/languages';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDraft } from '../kit/form/use-draft.ts';
import { readText, writeText } from '../kit/store/storage.ts';
import { redraw } from '../kit/text/catalogues.ts';
import { CUSTOM_TRANSLATIONS } from '../kit/text/custom-key.ts';
import { isTree } from '../kit/text/flatten.ts';
import { text } from '../kit/text/text.ts';
import type { Unfit } from '../kit/text/unfit-texts.ts';
import { Banner } from '../kit/ui/feedback/Banner.tsx';
import { showToast } from '../kit/ui/feedback/notices.ts';
import { Sheet } from '../kit/ui/feedback/Sheet.tsx';
import { Button } from '../kit/ui/input/Button.tsx';
import { TextArea } from '../kit/ui/input/TextArea.tsx';
import styles from './SheetForm.module.css';

const languages: readonly string[] = LANGUAGES;

/** The error of the whole file. `firstUnfit` finds a single wrong text. */
const errorOf = (json: string): 'translationsNoJson' | 'translationsShape' | undefined => {
  if (json.trim() === '') return undefined;
  try {
    const value: unknown = JSON.parse(json);
    const fits = isTree(value) && Object.entries(value).every(([key, of]) => languages.includes(key) && isTree(of));
    return fits ? undefined : 'translationsShape';
  } catch {
    return 'translationsNoJson';
  }
};

const EXAMPLE = '{ "zh-CN": { "auth.signIn": "登录系统" } }';

export function TranslationsSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings');
  const box = useRef<HTMLTextAreaElement>(null);
  const [stored] = useState(() => ({ json: readText(CUSTOM_TRANSLATIONS) ?? '' }));
  const { fields, change, clear, restored } = useDraft('translations', stored);
  const [tried, setTried] = useState(false);
  const error = errorOf(fields.json);
  const [unfit, setUnfit] = useState<Unfit>();
  const wrong = error
    ? t(error, { languages: LANGUAGES.join(', ') })
    : unfit && t(`translation.${unfit.why}`, { ...unfit });

  const save = async () => {
    setTried(true);
    if (error) return;
    try {
      const { firstUnfit } = await import('../kit/text/unfit-texts.ts');
      const found = await firstUnfit(JSON.parse(fields.json.trim() || '{}'));
      setUnfit(found);
      if (found) return;
    } catch {
      return void showToast(text('notReached')); // the checker could not be loaded: nothing is stored unchecked
    }
    writeText(CUSTOM_TRANSLATIONS, fields.json.trim() || null);
    clear();
    await redraw();
    showToast(t('translationsSaved'));
    onClose();
  };
  const discard = () => {
    clear();
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('translations')}
      initialFocus={box}
      sub={t('translationsHow', { example: EXAMPLE })}
      footer={
        <Button kind="primary" wide onClick={save}>
          {t('save')}
        </Button>
      }
    >
      <div className={`${styles['form']} ${styles['json']}`}>
        {restored && (
          <Banner
            title={t('draftRestored')}
            action={
              <Button small onClick={discard}>
                {t('discard')}
              </Button>
            }
          />
        )}
        <TextArea
          ref={box}
          label={t('translationsText')}
          rows={10}
          spellCheck={false}
          autoCapitalize="none"
          value={fields.json}
          error={tried && wrong}
          onChange={(event) => {
            setUnfit(undefined);
            change({ json: event.target.value });
          }}
        />
      </div>
    </Sheet>
  );
}
