import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useForm } from '../../kit/form/use-form.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { IconRefresh } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { useGetPart } from '../use-get-part.ts';
import styles from './AddPartScreen.module.css';
import { NewPartField } from './NewPartField.tsx';
import { bodyOf, NOTHING_TYPED, type Typed } from './new-part.ts';
import { fields, type NewPartName } from './new-part-fields.ts';
import { PartFieldGroups } from './PartFieldGroups.tsx';
import { useAddPart } from './use-add-part.ts';
import { useErrors } from './use-errors.ts';
import { useGetPartChoices } from './use-get-part-choices.ts';

/** A new part: the common fields, and the rest in groups. The draft is kept until it is sent. */
export function AddPartScreen() {
  const t = useTranslations('parts');
  useTitle(t('addPart'));
  const id = useId();
  const locale = useLocale();
  const back = useBackTo('/engineering');
  const navigate = useNavigate();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const choices = useGetPartChoices();
  const errorsOf = useErrors(choices);
  const { add, busy, ...posting } = useAddPart();
  const { typed, write, body, ...form } = useForm<Typed>({
    name: 'addPart',
    empty: NOTHING_TYPED,
    // A field shows its error once the person has left it, and every field after the first attempt.
    errorsOf: (entered) =>
      new Map([...errorsOf(entered)].map(([name, message]) => [name, { message, late: !left.has(name) }])),
    // The field path may include its parents.
    fieldOf: ({ field }) => field.split('.').at(-1),
    posting,
  });
  const tried = form.attempt !== '';
  const number = asPartNumber(typed.partNumber);
  const settled = (left.has('partNumber') || tried) && isPartNumber(number);
  const { data: existing } = useGetPart(settled ? number : '');
  const count = new Set([...errorsOf(typed).keys(), ...(existing ? ['partNumber'] : [])]).size;

  const errorAt = (name: NewPartName) => {
    const refused = posting.refused?.field.split('.').at(-1) === name;
    return existing && name === 'partNumber' && !refused
      ? t('error.exists', { partNumber: number })
      : form.errorAt(name);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.mayGo() || existing) return;
    void add(bodyOf(typed, locale), ({ partNumber }) => {
      form.clear();
      showToast(t('added', { partNumber }));
      void navigate({ to: '/pnDetail', search: { partNumber }, replace: true });
    });
  };
  const field = (name: NewPartName) => (
    <NewPartField
      key={name}
      name={name}
      value={typed[name]}
      error={errorAt(name)}
      choices={fields[name].codes && choices?.[fields[name].codes]}
      onLeave={() => setLeft((before) => new Set([...before, name]))}
      onChange={(value) => write({ [name]: value })}
    />
  );
  return (
    <Screen
      header={<AppBar title={t('addPart')} onBack={back} />}
      footer={
        <ActionBar note={tried && count > 0 && t('toFix', { count })}>
          <Button kind="primary" type="submit" form={id} wide busy={busy}>
            {number ? t('addNamed', { number }) : t('addPart')}
          </Button>
        </ActionBar>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <div ref={body} className={styles['form']}>
          {form.restored && (
            <Banner
              title={t('restored')}
              action={
                <Button small kind="outline" icon={IconRefresh} onClick={form.clear}>
                  {t('startAnew')}
                </Button>
              }
            />
          )}
          <PartFieldGroups field={field} isWrong={(name) => !!errorAt(name)} />
        </div>
      </form>
    </Screen>
  );
}
