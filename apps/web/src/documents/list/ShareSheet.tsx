import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { shareDocument, unshareDocument } from '@gemba/contract/documents/share-document';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../kit/client/call.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { Help } from '../../kit/ui/Help.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconCopy, IconLink, IconUnlink } from '../../kit/ui/icons.ts';
import { showToast } from '../../kit/ui/notices.ts';
import { SelectField } from '../../kit/ui/SelectField.tsx';
import { Sheet } from '../../kit/ui/Sheet.tsx';
import { documentKeys } from '../document-keys.ts';
import styles from './ShareSheet.module.css';

type Props = { open: boolean; onClose: () => void; document: DocumentRow };

const HOURS = ['24', '168', '720'] as const;

/** A link that opens without signing in, until it expires or is ended. */
export function ShareSheet({ open, onClose, document: { documentId, title, sharedUntil } }: Props) {
  const t = useTranslations('documents');
  const figures = useFigures();
  const queries = useQueryClient();
  const [hours, setHours] = useState<(typeof HOURS)[number]>('168');
  const refresh = () => queries.invalidateQueries({ queryKey: documentKeys.lists });
  const sharing = useMutation({
    mutationFn: () => call(shareDocument, { params: { documentId }, body: { hours: Number(hours) } }),
    onSettled: refresh,
  });
  const ending = useMutation({
    mutationFn: () => call(unshareDocument, { params: { documentId } }),
    onSuccess: ({ ended }) => {
      sharing.reset();
      showToast(t('linksEnded', { count: ended }));
      onClose();
    },
    onSettled: refresh,
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
          <Button kind="primary" icon={IconLink} busy={sharing.isPending} onClick={() => sharing.mutate()}>
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
