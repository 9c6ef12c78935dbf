import { useTranslations } from 'use-intl';
import { classesOf } from '../../kit/ui/classes.ts';
import { IconGemba } from '../../kit/ui/icons.ts';
import { Strip } from '../../kit/ui/layout/Strip.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import styles from './LoginStrip.module.css';

const c = classesOf(styles);

export function LoginStrip() {
  const t = useTranslations('auth');
  return (
    <Strip>
      <header className={c('strip')}>
        <div className={c('top')}>
          <span className={c('brand')}>
            <IconGemba size={32} />
            <span className={c('name')}>Gemba</span>
          </span>
          <LanguagePicker />
        </div>
        <div className={c('words')}>
          <h1 className={c('promise')}>{t('promise')}</h1>
          <p className={c('invitation')}>{t('invitation')}</p>
        </div>
      </header>
    </Strip>
  );
}
