import { useTranslations } from 'use-intl';
import { IconBack, IconGo } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import styles from './QueueSteps.module.css';

type Props = { onPrevious: (() => void) | undefined; onNext: (() => void) | undefined };

/** Buttons to the neighbours of an order in the waiting list. */
export function QueueSteps({ onPrevious, onNext }: Props) {
  const t = useTranslations('approvals');
  return (
    <span className={styles['steps']}>
      <IconButton icon={IconBack} label={t('previousOrder')} disabled={!onPrevious} onClick={onPrevious} />
      <IconButton icon={IconGo} label={t('nextOrder')} disabled={!onNext} onClick={onNext} />
    </span>
  );
}
