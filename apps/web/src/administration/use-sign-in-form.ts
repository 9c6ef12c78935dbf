import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../kit/form/use-form.ts';
import type { Posting } from '../kit/posting/use-posting.ts';
import type { Field } from '../kit/ui/input/Field.tsx';

type Settings<Name extends string> = {
  fields: readonly Name[];
  empty: Record<Name | 'secret', string>;
  /** One that is kept need not be typed again. */
  hasSecret: boolean;
  labelOf: (name: Name | 'secret') => string;
  posting: Pick<Posting, 'refused' | 'forgive'>;
};

/** The settings of a way to sign in: every field is filled. No draft: the secret lives only as long as the screen. */
export const useSignInForm = <Name extends string>({ fields, empty, hasSecret, labelOf, posting }: Settings<Name>) => {
  const t = useTranslations('administration');
  const form = useForm<Record<Name | 'secret', string>>({
    empty,
    errorsOf: (typed) => {
      const missing: FieldPath[] = fields.filter((field) => typed[field].trim() === '');
      if (!hasSecret && typed.secret === '') missing.push('secret');
      return new Map<FieldPath, FormError>(
        missing.map((field) => [field, { message: t('cannotBeEmpty'), late: true }]),
      );
    },
    fieldOf: ({ field }) => field || undefined,
    posting,
  });
  const field = (name: Name | 'secret'): ComponentProps<typeof Field> => ({
    label: labelOf(name),
    value: form.typed[name],
    autoComplete: 'off',
    error: form.errorAt(name),
    onChange: ({ target }) => form.write({ [name]: target.value } as Partial<Record<Name | 'secret', string>>),
  });
  const secret: ComponentProps<typeof Field> = {
    ...field('secret'),
    type: 'password',
    autoComplete: 'new-password',
    help: t(hasSecret ? 'secretKept' : 'secretNeverShown'),
  };
  return { form, field, secret };
};
