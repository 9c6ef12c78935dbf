import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconCopy, IconLink, IconUnlink } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import styles from './ShareSheet.module.css';
import { useShareDocument } from './use-share-document.ts';
import { useUnshareDocument } from './use-unshare-document.ts';

type Props = { open: boolean; onClose: () => void; document: DocumentRow };

const HOURS = ['24', '168', '720'] as const;

/** A link that opens without signing in, until it expires or is revoked. */
export function ShareSheet({ open, onClose, document: { documentId, title, sharedUntil } }: Props) {
  const t = useTranslations('documents');
  const figures = useFigures();
  const [hours, setHours] = useState<(typeof HOURS)[number]>('168');
  const sharing = useShareDocument(documentId);
  const ending = useUnshareDocument(documentId, () => {
    sharing.reset();
    onClose();
  });
  const made = sharing.data;
  const link = made && `${window.location.origin}${made.path}`;
  const copy = async () => {
    if (!link) return;
    await navigator.clipboard.writeText(link);
    showToast(t('copied'));
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('share')}
      sub={title}
      footer={
        <div className={styles['buttons']}>
          {(sharedUntil || made) && (
            <Button kind="outline" icon={IconUnlink} busy={ending.isPending} onClick={() => ending.mutate()}>
              {t('endLinks')}
            </Button>
          )}
          <Button kind="primary" icon={IconLink} busy={sharing.isPending} onClick={() => sharing.mutate(Number(hours))}>
            {t('makeLink')}
          </Button>
        </div>
      }
    >
      <div className={styles['fields']}>
        <SelectField
          label={t('validFor')}
          options={HOURS.map((value) => ({ value, label: t('days', { count: Number(value) / 24 }) }))}
          value={hours}
          help={t('shareHow')}
          onChange={setHours}
        />
        {link && (
          <Field
            readOnly
            label={t('link')}
            value={link}
            ok={t('linkUntil', { when: figures.moment(made.expiresAt) })}
            onFocus={({ target }) => target.select()}
            trailing={<IconButton icon={IconCopy} label={t('copy')} onClick={() => void copy()} />}
          />
        )}
        {!made && sharedUntil && <Help>{t('linkOpenUntil', { when: figures.moment(sharedUntil) })}</Help>}
      </div>
    </Sheet>
  );
}
