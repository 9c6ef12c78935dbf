import type { CompanySettings } from '@gemba/contract/administration/company/company-settings';
import { isModule, MODULES } from '@gemba/contract/companies/modules';
import { ChangeReason } from '@gemba/contract/kit/reasoned';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Checkbox } from '../../kit/ui/input/Checkbox.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import styles from '../Form.module.css';
import { useChangeLicence } from './use-change-licence.ts';

type Props = { licence: CompanySettings['licence']; onClose: () => void };

/** Modules, seats and the last day. */
export function LicenceSheet({ licence, onClose }: Props) {
  const t = useTranslations('administration');
  const said = useTranslations('posting');
  const version = licence?.version ?? 0;
  const { send, ...posting } = useChangeLicence(`licence ${version}`, onClose);
  const [empty] = useState(() => ({
    seats: licence ? String(licence.seatsAllowed) : '',
    validUntil: licence?.validUntil ?? '',
    modules: licence?.modules ?? [],
    reason: '',
  }));
  const form = useForm<{ seats: string; validUntil: string; modules: string[]; reason: string }>({
    empty,
    errorsOf: ({ seats, validUntil, reason }) => {
      const errors = new Map<FieldPath, FormError>();
      if (!/^\d{1,9}$/.test(seats.trim())) errors.set('seatsAllowed', { message: t('seatsRule'), late: true });
      if (validUntil === '') errors.set('validUntil', { message: t('dayMissing'), late: true });
      if (!ChangeReason.safeParse(reason.trim()).success)
        errors.set('reason', { message: said('changeReasonRequired'), late: true });
      return errors;
    },
    fieldOf: ({ field }) => field || undefined,
    posting,
  });
  const { typed } = form;
  const post = () =>
    form.mayGo()
      ? send({
          body: {
            modules: typed.modules.filter(isModule),
            seatsAllowed: Number(typed.seats),
            validUntil: typed.validUntil,
            reason: typed.reason.trim(),
            version,
          },
        })
      : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('changeLicence')}
      footer={
        <PostButton posting={posting} check={t('check')} onPost={post}>
          {t('save')}
        </PostButton>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        <Field
          label={t('seats')}
          inputMode="numeric"
          value={typed.seats}
          maxLength={9}
          error={form.errorAt('seatsAllowed')}
          onChange={({ target }) => form.write({ seats: target.value })}
        />
        <Field
          type="date"
          label={t('validUntil')}
          value={typed.validUntil}
          error={form.errorAt('validUntil')}
          onChange={({ target }) => form.write({ validUntil: target.value })}
        />
        <fieldset>
          <legend className={styles['legend']}>{t('modules')}</legend>
          {MODULES.map((module) => (
            <Checkbox
              key={module}
              label={t(`module.${module}`)}
              checked={typed.modules.includes(module)}
              onChange={(checked) =>
                form.write({
                  modules: checked ? [...typed.modules, module] : typed.modules.filter((one) => one !== module),
                })
              }
            />
          ))}
        </fieldset>
        <TextArea
          label={said('reason')}
          help={t('licenceReasonHow')}
          value={typed.reason}
          maxLength={maximumLength(ChangeReason)}
          error={form.errorAt('reason')}
          onChange={({ target }) => form.write({ reason: target.value })}
        />
      </PostingFields>
    </Sheet>
  );
}
