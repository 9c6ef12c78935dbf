import { JOB_TEMPLATES, type JobTemplate, jobTemplates } from '@gemba/contract/administration/users/job-templates';
import { NewUserName } from '@gemba/contract/kit/codes';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import styles from '../Form.module.css';
import { useAddUser } from './use-add-user.ts';

const FORM = 'add user';
const EMPTY = { userName: '', displayName: '', refId: '', job: 'buyer' };
const FIELDS = ['userName', 'displayName', 'refId'];

/** A new user with the roles of a job. Then the link is made by which they choose a password. */
export function AddUserSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('administration');
  const navigate = useNavigate();
  const { send, ...posting } = useAddUser(FORM, ({ userId }) => {
    onClose();
    void navigate({ to: '/admin/user', search: { userId: String(userId), open: 'invite' } });
  });
  const form = useForm({
    name: FORM,
    empty: EMPTY,
    errorsOf: ({ userName, displayName }) => {
      const errors = new Map<FieldPath, FormError>();
      if (!NewUserName.safeParse(userName.trim()).success)
        errors.set('userName', { message: t('userNameRule'), late: true });
      if (displayName.trim() === '') errors.set('displayName', { message: t('displayNameMissing'), late: true });
      return errors;
    },
    fieldOf: ({ field }) => FIELDS.find((name) => name === field),
    posting,
  });
  const { typed } = form;
  const job = JOB_TEMPLATES.find((one) => one === typed.job) ?? null;
  const post = () =>
    form.mayGo()
      ? send({
          body: {
            userName: typed.userName.trim(),
            displayName: typed.displayName.trim(),
            refId: typed.refId.trim() || null,
            expiresOn: null,
            jobTemplate: job,
            roles: job ? [...jobTemplates[job]] : [],
            authorities: {},
          },
        })
      : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('addUser')}
      sub={t('addUserHow')}
      footer={
        <PostButton posting={posting} check={t('check')} onPost={post}>
          {t('addUser')}
        </PostButton>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        <Field
          label={t('displayName')}
          value={typed.displayName}
          maxLength={100}
          autoComplete="off"
          error={form.errorAt('displayName')}
          onChange={({ target }) => form.write({ displayName: target.value })}
        />
        <Field
          code
          label={t('userName')}
          value={typed.userName}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          help={t('userNameHelp')}
          error={form.errorAt('userName')}
          onChange={({ target }) => form.write({ userName: target.value })}
        />
        <JobField value={job} onChange={(next) => form.write({ job: next ?? '' })} />
        <Field
          code
          label={t('employeeId')}
          value={typed.refId}
          maxLength={40}
          autoComplete="off"
          help={t('employeeHelp')}
          error={form.errorAt('refId')}
          onChange={({ target }) => form.write({ refId: target.value })}
        />
      </PostingFields>
    </Sheet>
  );
}

type JobFieldProps = { value: JobTemplate | null; onChange: (job: JobTemplate | null) => void };

export function JobField({ value, onChange }: JobFieldProps) {
  const t = useTranslations('administration');
  return (
    <SelectField
      label={t('jobTemplate')}
      value={value ?? ''}
      onChange={(job) => onChange(job === '' ? null : job)}
      options={[
        ...JOB_TEMPLATES.map((job) => ({ value: job as JobTemplate | '', label: t(`job.${job}`) })),
        { value: '', label: t('noJob') },
      ]}
    />
  );
}
