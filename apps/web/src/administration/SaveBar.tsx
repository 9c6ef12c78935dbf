import { useTranslations } from 'use-intl';
import { PostButton } from '../kit/posting/PostButton.tsx';
import type { Posting } from '../kit/posting/use-posting.ts';
import { Button } from '../kit/ui/input/Button.tsx';
import { ActionBar } from '../kit/ui/layout/ActionBar.tsx';

type Props = { count: number; posting: Posting; onSave: () => unknown; onDiscard: () => void };

/** At the foot of a form with changes: how many, to discard and to save. */
export function SaveBar({ count, posting, onSave, onDiscard }: Props) {
  const t = useTranslations('administration');
  return (
    <ActionBar note={t('changesNotSaved', { count })} noteEnd={t('atOnce')}>
      <Button data-fit onClick={onDiscard}>
        {t('discard')}
      </Button>
      <PostButton posting={posting} check={t('check')} onPost={onSave}>
        {t('saveChanges', { count })}
      </PostButton>
    </ActionBar>
  );
}
