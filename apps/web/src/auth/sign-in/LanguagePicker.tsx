import { LANGUAGES, type Language } from '@gemba/contract/kit/languages';
import { useTranslations } from 'use-intl';
import { useStore } from '../../kit/store/store.ts';
import { speak } from '../../kit/text/catalogues.ts';
import { language } from '../../kit/text/language.ts';
import { languageNames } from '../../kit/text/language-names.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { IconFold, IconLanguage } from '../../kit/ui/icons.ts';
import styles from './LanguagePicker.module.css';

const c = classesOf(styles);

/** A native select: nothing to learn and nothing to load before signing in. */
export function LanguagePicker() {
  const t = useTranslations('auth');
  const spoken = useStore(language);
  return (
    <label className={c('picker')}>
      <IconLanguage size={20} />
      <span aria-hidden="true">{languageNames[spoken]}</span>
      <IconFold size={16} />
      <select
        className={c('select')}
        aria-label={t('language')}
        value={spoken}
        onChange={(event) => void speak(event.target.value as Language)}
      >
        {LANGUAGES.map((offered) => (
          <option key={offered} value={offered} lang={offered}>
            {languageNames[offered]}
          </option>
        ))}
      </select>
    </label>
  );
}
