import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../kit/ui/feedback/Banner.tsx';
import { showToast } from '../kit/ui/feedback/notices.ts';
import { Sheet } from '../kit/ui/feedback/Sheet.tsx';
import { IconCopy } from '../kit/ui/icons.ts';
import { Button } from '../kit/ui/input/Button.tsx';
import { Field } from '../kit/ui/input/Field.tsx';
import { IconButton } from '../kit/ui/input/IconButton.tsx';
import styles from './form.module.css';

type Props = { title: string; label: string; how: string; secret: string; onClose: () => void };

/** A secret that the server answers this once: to be copied before the sheet is closed. */
export function ShownOnce({ title, label, how, secret, onClose }: Props) {
  const t = useTranslations('interfaces');
  const done = useRef<HTMLButtonElement>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    showToast(t('copied'));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      initialFocus={done}
      footer={
        <Button ref={done} kind="primary" wide onClick={onClose}>
          {t('stored')}
        </Button>
      }
    >
      <div className={styles['form']}>
        <Banner tone="warn" title={t('shownOnce')}>
          {how}
        </Banner>
        <Field
          readOnly
          code
          label={label}
          value={secret}
          onFocus={({ target }) => target.select()}
          trailing={<IconButton icon={IconCopy} label={t('copy')} onClick={() => void copy()} />}
        />
      </div>
    </Sheet>
  );
}
