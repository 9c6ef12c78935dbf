import { useTranslations } from 'use-intl';
import { classesOf } from '../kit/ui/classes.ts';
import styles from './LevelBars.module.css';

const c = classesOf(styles);

/** A level as bars and a number: more bars are more urgent. */
export function LevelBars({ level, topLevel }: { level: number; topLevel: number }) {
  const t = useTranslations('alarms');
  const bars = Array.from({ length: Math.max(level, topLevel) }, (_, index) => index + 1);
  return (
    <span className={c('level')} role="img" aria-label={t('levelOf', { level, top: bars.length })}>
      <span className={c('bars')} aria-hidden>
        {bars.map((bar) => (
          <i key={bar} className={c(bar <= level && 'on')} style={{ height: `${0.3 + (0.8 * bar) / bars.length}em` }} />
        ))}
      </span>
      <b>{t('level', { level })}</b>
    </span>
  );
}
