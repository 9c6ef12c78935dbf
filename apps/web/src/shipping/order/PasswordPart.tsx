import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../kit/ui/Card.tsx';
import { Field } from '../../kit/ui/Field.tsx';

type Props = {
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
  ref: Ref<HTMLInputElement>;
};

const LONGEST = 200;

/** The company's password for issues. It is no password of a person: the browser must not keep it. */
export function PasswordPart({ value, error, onChange, ref }: Props) {
  const t = useTranslations('shipping');
  return (
    <Card pad>
      <Field
        ref={ref}
        type="password"
        label={t('issuePassword')}
        autoComplete="one-time-code"
        value={value}
        maxLength={LONGEST}
        error={error}
        help={t('issuePasswordHow')}
        onChange={({ target }) => onChange(target.value)}
      />
    </Card>
  );
}
