import { ROLE_GROUPS, type RoleGroup, roleGroups } from '@gemba/contract/administration/users/role-groups';
import { ROLES } from '@gemba/contract/kit/roles';
import { useTranslations } from 'use-intl';
import type { Form } from '../../kit/form/use-form.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import styles from '../Form.module.css';
import type { TypedUser } from './user-form.ts';

type Props = {
  /** The roles as they are saved. */
  start: readonly string[];
  form: Form<TypedUser>;
};

/** Every role as a switch, in groups; those that have one open. */
export function RolesPart({ start, form }: Props) {
  const t = useTranslations('administration');
  return (
    <section>
      <SectionHeader title={t('roles')} note={t('someOn', { count: form.typed.roles.length, all: ROLES.length })} />
      <div className={styles['form']}>
        {ROLE_GROUPS.map((group) => (
          <GroupFold key={group} group={group} start={start} form={form} />
        ))}
      </div>
    </section>
  );
}

function GroupFold({ group, start, form }: Props & { group: RoleGroup }) {
  const t = useTranslations('administration');
  const { roles } = form.typed;
  const own = roleGroups[group];
  const on = own.filter((role) => roles.includes(role)).length;
  const turn = (role: string, checked: boolean) =>
    form.write({ roles: checked ? [...roles, role] : roles.filter((one) => one !== role) });
  return (
    <Fold
      title={t(`group.${group}`)}
      note={t('someOn', { count: on, all: own.length })}
      open={own.some((role) => start.includes(role))}
    >
      {own.map((role) => (
        <Switch
          key={role}
          checked={roles.includes(role)}
          onChange={(checked) => turn(role, checked)}
          help={t(`role.${role}.hint`)}
          label={
            <span className={styles['label']}>
              {t(`role.${role}.name`)}
              {roles.includes(role) && !start.includes(role) && <StatusTag tone="info">{t('added')}</StatusTag>}
              {!roles.includes(role) && start.includes(role) && (
                <StatusTag tone="warn" shape="cross">
                  {t('removed')}
                </StatusTag>
              )}
            </span>
          }
        />
      ))}
    </Fold>
  );
}
