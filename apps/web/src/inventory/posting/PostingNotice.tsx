import { useTranslations } from 'use-intl';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { IconRefresh } from '../../kit/ui/icons.ts';
import { LongWait } from './LongWait.tsx';
import type { Posting } from './use-posting.ts';

type Props = {
  posting: Posting;
  /** Its refusal stands at a field of the form already. */
  saidElsewhere: boolean;
  /** Of a form that was found half filled. */
  restored?: boolean;
  onStartAnew?: (() => void) | undefined;
};

/** Over the lines of a posting: that it takes long, that nobody knows yet what became of it, what was refused as a whole, what was kept. */
export function PostingNotice({ posting, saidElsewhere, restored, onStartAnew }: Props) {
  const t = useTranslations('posting');
  const { busy, unknown, checking, check, refused } = posting;
  if (unknown) {
    return (
      <div ref={intoView}>
        <Banner
          tone="warn"
          title={t(checking ? 'checking' : 'unknown')}
          action={
            !checking && (
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
  if (refused && !saidElsewhere) {
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

/** It stands above the lines, and whoever pressed the button looks at their end. */
const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });
