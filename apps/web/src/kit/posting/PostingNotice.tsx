import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../ui/feedback/Banner.tsx';
import { clockFace } from '../ui/figures/clock-face.ts';
import { useNow } from '../ui/figures/use-now.ts';
import { IconClock, IconRefresh } from '../ui/icons.ts';
import { Button } from '../ui/input/Button.tsx';
import type { Posting } from './use-posting.ts';

type Props = {
  posting: Posting;
  /** A field of the form shows its refusal already. */
  shownAtField: boolean;
  /** The form was found half filled. */
  restored?: boolean;
  onStartAnew?: (() => void) | undefined;
};

/** Above the lines of a posting: that it takes long, that its outcome is unknown, that it was refused as a whole, or that a draft was found. */
export function PostingNotice({ posting, shownAtField, restored, onStartAnew }: Props) {
  const t = useTranslations('posting');
  const { busy, unknown, check, refused } = posting;
  if (unknown) {
    return (
      <div ref={intoView}>
        <Banner
          tone="warn"
          title={t(busy ? 'checking' : 'unknown')}
          action={
            !busy && (
              <Button small kind="outline" icon={IconRefresh} onClick={check}>
                {t('checkAgain')}
              </Button>
            )
          }
        >
          {t('unknownHow')}
        </Banner>
      </div>
    );
  }
  if (busy) return <LongWait />;
  if (refused && !shownAtField) {
    return (
      <div ref={intoView}>
        <Banner tone="bad" title={refused.message} />
      </div>
    );
  }
  if (restored && onStartAnew) {
    return (
      <Banner
        title={t('restored')}
        action={
          <Button small kind="outline" icon={IconRefresh} onClick={onStartAnew}>
            {t('startAnew')}
          </Button>
        }
      />
    );
  }
  return null;
}

/** The notice stands above the lines, and the person who pressed the button looks at their end. */
const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

const LONG_MS = 3_000;

/** While a posting is under way: nothing at first, then that it takes long, and how long. */
function LongWait() {
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
