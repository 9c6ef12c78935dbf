import { type Count } from '@gemba/contract/warehouse/count/count';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { readDraft, removeDraft, writeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useDraft } from '../../kit/form/use-draft.ts';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconCount } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import styles from './CountForm.module.css';
import { carriedOver, leftOver, NOTHING_TYPED, type Typed } from './typed.ts';
import { useStartCount } from './use-start-count.ts';

/** Somebody else was faster: what this person has counted is shown, and goes into another count or is dropped. */
export function LeftOver({ count }: { count: Count }) {
  const t = useTranslations('warehouse');
  const figures = useFigures();
  const { location, countedBy, status } = count;
  const { fields: typed, clear, restored } = useDraft<Typed>('count', NOTHING_TYPED);
  const left = leftOver(count, typed);
  const again = useStartCount('count again', {
    onStarted: (next) => {
      const key = formKey('count', new URL(addressOf('count', next.countNumber), window.location.origin));
      const entered = { ...NOTHING_TYPED, ...(readDraft(key) as Partial<Typed> | null) };
      writeDraft(key, carriedOver(typed, entered));
      removeDraft(formKey('count'));
    },
  });
  // All of it stands in the count: the posting was this person's own, and only its answer was lost.
  const forget = useEffectEvent(clear);
  const nothingLeft = restored && left.length === 0;
  useEffect(() => {
    if (nothingLeft) forget();
  }, [nothingLeft]);
  if (left.length === 0) return null;
  return (
    <>
      <PostingNotice posting={again} shownAtField={false} />
      <Banner
        tone="warn"
        title={t(status === 'POSTED' ? 'postedBefore' : 'givenUpBefore', { name: countedBy.name })}
        action={
          <div className={styles['acts']}>
            <Button
              small
              kind="primary"
              icon={IconCount}
              busy={again.busy}
              onClick={again.unknown ? again.check : () => again.send({ body: { location } })}
            >
              {t(again.unknown ? 'check' : 'countAgain')}
            </Button>
            <Button small kind="outline" disabled={again.busy || again.unknown} onClick={clear}>
              {t('dropCounted')}
            </Button>
          </div>
        }
      >
        <p>{t('hadCounted')}</p>
        <ul role="list" aria-label={t('hadCounted')}>
          {left.map(({ partNumber, counted, serials, uom }) => (
            <li key={partNumber}>
              {asCode(partNumber)} {figures.quantity(counted)} {uom}
              {serials.length > 0 && asCode(` ${serials.join(', ')}`)}
            </li>
          ))}
        </ul>
      </Banner>
    </>
  );
}
