import { useTranslations } from 'use-intl';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { IconBack, IconBecomes, IconCount } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import styles from './CountForm.module.css';
import type { CountLine } from './typed.ts';

type Props = {
  posting: Posting;
  before: CountLine | undefined;
  next: CountLine | undefined;
  /** How many parts have a figure. */
  counted: string;
  onBefore: () => void;
  onNext: () => void;
  onPost: () => unknown;
};

/** Back, and on to the next part by its name; after the last one the count is posted. */
export function CountButtons({ posting, before, next, counted, onBefore, onNext, onPost }: Props) {
  const t = useTranslations('warehouse');
  const { busy, unknown, check } = posting;
  if (unknown)
    return (
      <Button kind="primary" wide icon={IconCount} busy={busy} onClick={check}>
        {t('check')}
      </Button>
    );
  return (
    <>
      {before && (
        <Button data-fit aria-label={t('backTo', { part: before.partNumber })} disabled={busy} onClick={onBefore}>
          <IconBack />
        </Button>
      )}
      {next ? (
        <Button kind="primary" wide onClick={onNext}>
          <span className={styles['next']}>
            <span>
              {t('next')} <small className="code">{next.partNumber}</small>
            </span>
            <IconBecomes />
          </span>
        </Button>
      ) : (
        <Button kind="primary" wide icon={IconCount} busy={busy} onClick={onPost}>
          <span className={styles['next']}>
            <span>
              {t('postCount')} <small>{counted}</small>
            </span>
          </span>
        </Button>
      )}
    </>
  );
}
