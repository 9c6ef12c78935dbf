import { useTranslations } from 'use-intl';

const HOUR = 3600;
const MINUTE = 60;
const DAY = 24 * HOUR;
/** From so many days on nobody counts the hours of an idle machine. */
const LONG = 2;

/** `1 h 24`, `1 h` where whole hours will do, and `26 min` below an hour; with a minus where a report takes time back. */
export const useDurations = () => {
  const t = useTranslations('tasks');
  return (seconds: number, { inDays = false, wholeHours = false } = {}) => {
    const days = Math.floor(seconds / DAY);
    if (inDays && days >= LONG) return t('days', { days: String(days) });
    // The hours of a report have four places: five minutes come as 299.88 seconds.
    const whole = Math.round(Math.abs(seconds));
    if (wholeHours && whole >= HOUR) return t('hours', { hours: String(Math.floor(whole / HOUR)) });
    const minutes = Math.floor((whole % HOUR) / MINUTE);
    const sign = seconds < 0 ? '−' : '';
    return whole < HOUR
      ? t('minutes', { minutes: `${sign}${minutes}` })
      : t('hoursMinutes', { hours: `${sign}${Math.floor(whole / HOUR)}`, minutes: String(minutes).padStart(2, '0') });
  };
};
