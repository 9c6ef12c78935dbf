import { useTranslations } from 'use-intl';
import type { CompanyCheck } from '../companies/index.ts';
import { classesOf } from '../kit/ui/classes.ts';
import { Field } from '../kit/ui/Field.tsx';
import { IconOk } from '../kit/ui/icons.ts';
import styles from './CompanyField.module.css';

const c = classesOf(styles);

type Props = {
  company: CompanyCheck & { check: (code: string) => void };
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
};

/** Checked on leaving the field; it answers with the company's name. Its sentence has a place of its own: nothing jumps. */
export function CompanyField({ company, value, error, onChange }: Props) {
  const t = useTranslations('auth');
  const name = company.state === 'found' ? company.info?.company?.companyName : undefined;
  const missing = company.state === 'missing' ? t('companyMissing') : undefined;
  return (
    <Field
      label={t('companyCode')}
      name="companyCode"
      code
      autoComplete="organization"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder={company.info?.company?.companyCode}
      value={value}
      error={error ?? missing}
      ok={name}
      help={company.state === 'checking' ? t('checking') : '\u00a0'}
      trailing={
        name && (
          <span className={c('found')}>
            {company.logo && <img className={c('logo')} src={company.logo} alt="" />}
            <IconOk />
          </span>
        )
      }
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => company.check(value)}
    />
  );
}
