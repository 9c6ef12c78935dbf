import { isZero } from '@gemba/contract/kit/fixed-point';
import type { Count } from '@gemba/contract/warehouse/count/count';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { LocationSheet, PostedHeader } from '../../inventory/index.ts';
import { PostedDocument } from '../../kit/frames/PostedDocument.tsx';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { useTitle } from '../../kit/text/use-title.ts';
import { PostedState } from '../../kit/ui/feedback/PostedState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconCount, IconDocument } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { useGetCount } from './use-get-count.ts';
import { useStartCount } from './use-start-count.ts';

const isJustPosted = ({ status, reverses, reversedBy }: Count) => status === 'POSTED' && !reverses && !reversedBy;

/** The shelf is counted: the number of the count, and the ways on. A scanned location is counted next. */
export function PostedCount({ countNumber }: { countNumber: string }) {
  const t = useTranslations('warehouse');
  const navigate = useNavigate();
  const query = useGetCount(countNumber);
  const [choosing, setChoosing] = useState(false);
  const starting = useStartCount('count next');
  useTitle(t('isCounted'));
  const toCount = addressOf('count', countNumber);
  const view = ({ location, items }: Count) => {
    const counted = items.filter((item) => item.counted !== null);
    const differing = counted.filter(({ difference }) => difference !== null && !isZero(difference));
    return (
      <Screen
        header={
          <PostedHeader
            title={t('isCounted')}
            order={location}
            expects={t('scanLocation')}
            onScan={starting.startScanned}
          />
        }
      >
        <PostingNotice posting={starting} shownAtField={false} />
        <PostedState
          title={t('onCount')}
          numbers={[countNumber]}
          actions={
            <>
              <PostButton posting={starting} icon={IconCount} check={t('check')} onPost={() => setChoosing(true)}>
                {t('countNext')}
              </PostButton>
              <Button kind="outline" wide icon={IconDocument} onClick={() => void navigate({ href: toCount })}>
                {t('showCount')}
              </Button>
              <Button kind="text" wide onClick={() => void navigate({ to: '/warehouse/countList' })}>
                {t('backToCounts')}
              </Button>
            </>
          }
        >
          <p>
            {t.rich('postedCount', { count: counted.length, location, differences: differing.length, code: asCode })}
          </p>
        </PostedState>
        <LocationSheet
          open={choosing}
          onClose={() => setChoosing(false)}
          onPick={starting.start}
          title={t('startCount')}
          warehouse=""
          offered={[]}
        />
      </Screen>
    );
  };
  return (
    <PostedDocument query={query} isOurs={isJustPosted} form={toCount} title={t('isCounted')}>
      {view}
    </PostedDocument>
  );
}
