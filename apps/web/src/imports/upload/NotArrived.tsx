import { useTranslations } from 'use-intl';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import styles from './ImportFile.module.css';

/** With the server's words where it refused the file. */
type Props = { refusal?: string | undefined; onSendAgain: () => void; onColumns: () => void };

/** No answer came, or the file was not taken. Nothing is lost: it is still on the device. */
export function NotArrived({ refusal, onSendAgain, onColumns }: Props) {
  const t = useTranslations('imports');
  return (
    <Banner
      tone="bad"
      title={t(refusal === undefined ? 'noAnswer' : 'notTaken')}
      action={
        <div className={styles['buttons']}>
          <Button kind="primary" onClick={onSendAgain}>
            {t('sendAgain')}
          </Button>
          <Button kind="outline" onClick={onColumns}>
            {t('toColumns')}
          </Button>
        </div>
      }
    >
      {refusal ?? t('noAnswerHow')}
    </Banner>
  );
}
