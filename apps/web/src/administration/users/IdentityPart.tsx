import { differenceFrom, JOB_TEMPLATES, jobTemplates } from '@gemba/contract/administration/users/job-templates';
import type { UserDetail } from '@gemba/contract/administration/users/user';
import { useTranslations } from 'use-intl';
import type { Form } from '../../kit/form/use-form.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import styles from '../Form.module.css';
import { JobField } from './AddUserSheet.tsx';
import { UserTag } from './UserTag.tsx';
import type { TypedUser } from './user-form.ts';

type Props = { user: UserDetail; form: Form<TypedUser> };

/** The person, and the job that their roles come from. */
export function IdentityPart({ user, form }: Props) {
  const t = useTranslations('administration');
  const { moment, day } = useFigures();
  const { typed, write } = form;
  const job = JOB_TEMPLATES.find((one) => one === typed.jobTemplate) ?? null;
  const difference = job && differenceFrom(job, typed.roles);
  const differing = difference ? difference.added.length + difference.removed.length : 0;
  return (
    <Card pad>
      <div className={styles['form']}>
        <div className={styles['head']}>
          <Avatar name={user.displayName} />
          <div className={styles['words']}>
            <div className={styles['chips']}>
              <UserTag user={user} />
            </div>
            {user.lastSeenAt === null ? t('neverSeen') : t('lastSeen', { when: moment(user.lastSeenAt) })}
            {` · ${t('userSince', { day: day(user.createdAt.slice(0, 10)) })}`}
          </div>
        </div>
        {user.blockedUntil !== null && (
          <Banner tone="warn" title={t('blockedUntil', { when: moment(user.blockedUntil) })}>
            {t('blockedHow')}
          </Banner>
        )}
        <Field
          label={t('displayName')}
          value={typed.displayName}
          maxLength={100}
          autoComplete="off"
          error={form.errorAt('displayName')}
          onChange={({ target }) => write({ displayName: target.value })}
        />
        {user.terminalWc === null ? (
          <Field
            code
            label={t('employeeId')}
            value={typed.refId}
            maxLength={40}
            autoComplete="off"
            ok={typed.refId === user.refId && user.employeeName}
            help={t('employeeHelp')}
            error={form.errorAt('refId')}
            onChange={({ target }) => write({ refId: target.value })}
          />
        ) : (
          <Field readOnly code label={t('terminalOf')} value={user.terminalWc} help={t('terminalHelp')} />
        )}
        <Field
          type="date"
          label={t('expiresOn')}
          value={typed.expiresOn}
          help={t('expiresHelp')}
          error={form.errorAt('expiresOn')}
          onChange={({ target }) => write({ expiresOn: target.value })}
        />
        <JobField
          value={job}
          onChange={(next) => write(next ? { jobTemplate: next, roles: [...jobTemplates[next]] } : { jobTemplate: '' })}
        />
        {job && differing > 0 && (
          <div className={styles['differs']}>
            <span className={styles['words']}>{t('rolesDiffer', { count: differing })}</span>
            <Button small kind="text" onClick={() => write({ roles: [...jobTemplates[job]] })}>
              {t('resetToJob', { job: t(`job.${job}`) })}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
