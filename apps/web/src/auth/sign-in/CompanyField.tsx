import { useTranslations } from 'use-intl';
import { asCompanyCode, type CompanyCheck } from '../../companies/index.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { IconOk } from '../../kit/ui/icons.ts';
import { Field } from '../../kit/ui/input/Field.tsx';
import styles from './CompanyField.module.css';

const c = classesOf(styles);

type Props = {
  company: CompanyCheck & { check: (code: string) => void };
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
};

/**
 * Checked on blur; shows the company's name, or that there is none, until another code is typed. The help line always has
 * a text, so that nothing jumps.
 */
export function CompanyField({ company, value, error, onChange }: Props) {
  const t = useTranslations('auth');
  const state = asCompanyCode(value) === company.code ? company.state : 'unknown';
  const name = state === 'found' ? company.info?.company?.companyName : undefined;
  const missing = state === 'missing' ? t('companyMissing') : undefined;
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
      help={state === 'checking' ? t('checking') : '\u00a0'}
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
