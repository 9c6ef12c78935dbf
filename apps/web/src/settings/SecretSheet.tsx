import { type ComponentProps, type FormEvent, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePerson } from '../auth/index.ts';
import { type FieldPath, type FormError, useForm } from '../kit/form/use-form.ts';
import type { RefusedPosting } from '../kit/posting/refused-posting.ts';
import { Banner } from '../kit/ui/feedback/Banner.tsx';
import { Sheet } from '../kit/ui/feedback/Sheet.tsx';
import { Button } from '../kit/ui/input/Button.tsx';
import { Field } from '../kit/ui/input/Field.tsx';
import styles from './SheetForm.module.css';

type Props = {
  title: string;
  /** Above the fields, where a refusal belongs to none of them. */
  refusedTitle: string;
  /** The new secret, or what the new key is called. */
  field: Pick<ComponentProps<typeof Field>, 'label' | 'help' | 'type' | 'autoComplete' | 'inputMode' | 'maxLength'>;
  initial?: string;
  /** Why the new secret cannot be taken, as far as that is known here. */
  wrongWith: (next: string) => string | undefined;
  /** Whether a refusal is about the new secret. */
  isAboutNext: (refused: RefusedPosting) => boolean;
  posting: { busy: boolean; refused: RefusedPosting | undefined; forgive: () => void };
  onSend: (current: string, next: string) => unknown;
  onClose: () => void;
};

/** Sets a new secret after the password. No draft: both live only as long as the sheet. */
export function SecretSheet(props: Props) {
  const { title, refusedTitle, field, initial = '', wrongWith, isAboutNext, posting, onSend, onClose } = props;
  const t = useTranslations('settings');
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const { username } = usePerson();
  const { busy, refused } = posting;
  const { typed, write, body, errorAt, mayGo, refusedAtField } = useForm({
    empty: { current: '', next: initial },
    errorsOf: ({ current, next }) => {
      const errors = new Map<FieldPath, FormError>();
      const wrong = wrongWith(next);
      if (!current) errors.set('current', { message: t('currentEmpty'), late: true });
      if (wrong) errors.set('next', { message: wrong, late: true });
      return errors;
    },
    fieldOf: (refusal) => (refusal.code === 'WRONG_PASSWORD' ? 'current' : isAboutNext(refusal) ? 'next' : undefined),
    posting,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayGo()) void onSend(typed.current, typed.next);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      initialFocus={first}
      footer={
        <Button kind="primary" type="submit" form={id} wide busy={busy}>
          {title}
        </Button>
      }
    >
      <form ref={body} id={id} className={styles['form']} onSubmit={submit} noValidate>
        {refused && !refusedAtField && (
          <Banner tone="bad" title={refusedTitle}>
            {refused.message}
          </Banner>
        )}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field
          ref={first}
          label={t('currentPassword')}
          type="password"
          autoComplete="current-password"
          value={typed.current}
          error={errorAt('current')}
          onChange={({ target }) => write({ current: target.value })}
        />
        <Field
          type="password"
          {...field}
          value={typed.next}
          error={errorAt('next')}
          onChange={({ target }) => write({ next: target.value })}
        />
      </form>
    </Sheet>
  );
}
