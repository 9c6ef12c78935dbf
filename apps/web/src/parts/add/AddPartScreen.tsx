import { asPartNumber } from '@gemba/contract/parts/part-number';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useDraft } from '../../kit/form/use-draft.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { ActionBar } from '../../kit/ui/ActionBar.tsx';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { IconRefresh } from '../../kit/ui/icons.ts';
import { showToast } from '../../kit/ui/notices.ts';
import { Screen } from '../../kit/ui/Screen.tsx';
import styles from './AddPartScreen.module.css';
import { FoldedFields } from './FoldedFields.tsx';
import { NewPartField } from './NewPartField.tsx';
import { bodyOf, NOTHING_TYPED } from './new-part.ts';
import { fields, first, folded, type NewPartName } from './new-part-fields.ts';
import { useAddPart } from './use-add-part.ts';
import { useFaults, usePartChoices } from './use-faults.ts';

const groupNames = Object.keys(folded) as (keyof typeof folded)[];

/** A new part: what everybody enters, and the rest in groups. What is typed stays until it is sent. */
export function AddPartScreen() {
  const t = useTranslations('parts');
  useTitle(t('addPart'));
  const id = useId();
  const locale = useLocale();
  const back = useBackTo('/engineering');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { fields: typed, change, clear, restored } = useDraft('addPart', NOTHING_TYPED);
  const [tried, setTried] = useState(0);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const choices = usePartChoices();
  const faults = useFaults(typed, choices, left.has('partNumber') || tried > 0);
  const { add, busy, refused, forgive } = useAddPart((partNumber) => {
    clear();
    showToast(t('added', { partNumber }));
    void navigate({ to: '/pnDetail', search: { partNumber }, replace: true });
  });
  const count = Object.keys(faults).length;

  const errorAt = (name: NewPartName) =>
    refused?.field === name ? refused.message : tried > 0 || left.has(name) ? faults[name] : undefined;

  useEffect(() => {
    if (tried === 0 && !refused) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'center' });
  }, [tried, refused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(tried + 1);
    if (count === 0) add(bodyOf(typed, locale));
  };
  const field = (name: NewPartName) => (
    <NewPartField
      key={name}
      name={name}
      value={typed[name]}
      error={errorAt(name)}
      choices={fields[name].codes && choices?.[fields[name].codes]}
      onLeave={() => setLeft((before) => new Set([...before, name]))}
      onChange={(value) => {
        forgive();
        change({ [name]: value });
      }}
    />
  );
  const number = asPartNumber(typed.partNumber);
  return (
    <Screen
      header={<AppBar title={t('addPart')} onBack={back} />}
      footer={
        <ActionBar note={tried > 0 && count > 0 && t('toFix', { count })}>
          <Button kind="primary" type="submit" form={id} wide busy={busy}>
            {number ? t('addNamed', { number }) : t('addPart')}
          </Button>
        </ActionBar>
      }
    >
      <form ref={form} id={id} className={styles['form']} onSubmit={submit} noValidate>
        {restored && (
          <Banner
            title={t('restored')}
            action={
              <Button small kind="outline" icon={IconRefresh} onClick={clear}>
                {t('startAnew')}
              </Button>
            }
          />
        )}
        {first.map(field)}
        {groupNames.map((group) => (
          <FoldedFields key={group} title={t(`group.${group}`)} wrong={folded[group].some((name) => !!errorAt(name))}>
            {folded[group].map(field)}
          </FoldedFields>
        ))}
      </form>
    </Screen>
  );
}
