import { useTranslations } from 'use-intl';
import { clockFace } from '../kit/ui/figures/clock-face.ts';

const DAY_MS = 86_400_000;

/** `02:14`, `+05:08` where it is overdue, and `+5 d` from a day on: then nobody counts seconds. */
export const useClockFace = () => {
  const t = useTranslations('alarms');
  return ({ leftMs, isOverdue }: { leftMs: number; isOverdue: boolean }) => {
    const days = Math.floor(leftMs / DAY_MS);
    return `${isOverdue ? '+' : ''}${days > 0 ? t('days', { days }) : clockFace(leftMs, { short: true })}`;
  };
};
