import type { AdminLocation } from '@gemba/contract/administration/places/place';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import styles from '../Form.module.css';
import { LocationFields, purposeOf } from './LocationFields.tsx';
import { useChangeLocation } from './use-change-location.ts';

type Props = { location: AdminLocation; onClose: () => void };

/** Its code and its warehouse stay: labels and stock name them. */
export function ChangeLocationSheet({ location: { location, warehouseName, version, ...fields }, onClose }: Props) {
  const t = useTranslations('administration');
  const name = `location ${location} ${version}`;
  const { send, ...posting } = useChangeLocation(name, onClose);
  const [empty] = useState(() => ({
    description: fields.description,
    purpose: fields.purpose as string,
    active: fields.active,
  }));
  const form = useForm({
    name,
    empty,
    errorsOf: () => new Map(),
    fieldOf: ({ field }) => field || undefined,
    posting,
  });
  const { description, purpose, active } = form.typed;
  const post = () =>
    send({
      params: { location },
      body: { description: description.trim(), purpose: purposeOf(purpose), active, version },
    });
  return (
    <Sheet
      open
      onClose={onClose}
      title={<span className="code">{location}</span>}
      sub={warehouseName}
      footer={
        <PostButton posting={posting} check={t('check')} onPost={post}>
          {t('save')}
        </PostButton>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        <LocationFields typed={form.typed} write={form.write} errorAt={form.errorAt} />
      </PostingFields>
    </Sheet>
  );
}
