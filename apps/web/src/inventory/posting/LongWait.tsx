import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../../kit/ui/Banner.tsx';
import { clockFace } from '../../kit/ui/clock-face.ts';
import { IconClock } from '../../kit/ui/icons.ts';
import { useNow } from '../../kit/ui/use-now.ts';

const LONG_MS = 3_000;

/** While a posting is on its way: nothing at first, then that it takes long, and how long. */
export function LongWait() {
  const t = useTranslations('posting');
  const [since] = useState(() => Date.now());
  const waited = useNow() - since;
  if (waited < LONG_MS) return null;
  return (
    <Banner tone="info" icon={IconClock} title={t('longWait')}>
      <span aria-hidden>{clockFace(waited, { short: true })}</span> {t('longWaitHow')}
    </Banner>
  );
}
