import { inCapitals } from '@gemba/contract/kit/codes';
import { ChangeReason } from '@gemba/contract/kit/reasoned';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { IconRevision } from '../../kit/ui/icons.ts';
import { Field } from '../../kit/ui/input/Field.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import styles from '../add/AddBomScreen.module.css';
import { ItemsEditor } from '../add/ItemsEditor.tsx';
import { bodyOf, errorsOf, fieldsOfRefusal } from '../add/new-bom.ts';
import type { Bom } from '../detail/bom.ts';
import { typedFrom } from './changed-bom.ts';
import { useChangeBom } from './use-change-bom.ts';

const FORM = 'changeBom';

type Props = { bom: Bom; onBack: () => void };

/** A new revision of a BOM: its name, its items, and why. The draft remembers the revision that it started from. */
export function ChangeBomForm({ bom, onBack }: Props) {
  const t = useTranslations('bom');
  const posted = useTranslations('posting');
  const navigate = useNavigate();
  const { partNumber } = bom;
  const { send, ...posting } = useChangeBom(FORM, partNumber, () => {
    void navigate({ to: '/engineering/bom/detail', search: { partNumber }, replace: true });
  });
  const [empty] = useState(() => typedFrom(bom));
  const form = useForm({
    name: FORM,
    empty,
    errorsOf: (typed) => {
      const errors = new Map<FieldPath, FormError>(
        [...errorsOf(typed)].map(([field, rule]) => [field, { message: t(`rule.${rule}`), late: true }]),
      );
      if (!ChangeReason.safeParse(typed.reason.trim()).success)
        errors.set('reason', { message: posted('changeReasonRequired'), late: true });
      return errors;
    },
    fieldOf: ({ code, data, field }, typed) =>
      field === 'revision' || field === 'reason' ? field : fieldsOfRefusal(code, data, bodyOf(typed))[0],
    posting,
  });
  const { typed, write, errorAt } = form;
  const post = () => {
    if (!form.mayGo()) return;
    const { revision, items } = bodyOf(typed);
    void send({ params: { partNumber }, body: { from: typed.from, revision, items, reason: typed.reason.trim() } });
  };
  const [ecn] = bom.openEcns;
  return (
    <Screen
      header={<AppBar title={t('changeOf', { partNumber })} onBack={onBack} />}
      footer={
        <ActionBar>
          <PostButton posting={posting} check={posted('checkAgain')} onPost={post}>
            {t('saveRevision', { revision: typed.revision })}
          </PostButton>
        </ActionBar>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        {ecn && (
          <Banner tone="warn" icon={IconRevision} title={t('underEcn', { ecnNumber: ecn.ecnNumber })}>
            {t('underEcnHow', { revision: ecn.newRevision })}
          </Banner>
        )}
        <Field
          code
          name="revision"
          label={t('newRevision')}
          value={typed.revision}
          maxLength={10}
          autoComplete="off"
          autoCapitalize="characters"
          help={t('newRevisionHow', { revision: typed.from })}
          error={errorAt('revision')}
          onChange={({ target }) => write({ revision: inCapitals(target.value) })}
        />
        <TextArea
          label={posted('reason')}
          value={typed.reason}
          maxLength={maximumLength(ChangeReason)}
          error={errorAt('reason')}
          help={posted('changeReasonHow')}
          onChange={({ target }) => write({ reason: target.value })}
        />
        <ItemsEditor items={typed.items} errorAt={errorAt} onChange={(items) => write({ items })} />
      </PostingFields>
    </Screen>
  );
}
