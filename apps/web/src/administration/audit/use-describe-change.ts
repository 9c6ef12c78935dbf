import type { AuditAct, AuditChange } from '@gemba/contract/companies/audit';
import { useTranslations } from 'use-intl';
import { deviceName } from '../../kit/client/device-name.ts';
import type en from '../texts.en.ts';

type Field = keyof Omit<(typeof en)['field'], 'limit'>;
type Job = keyof (typeof en)['job'];
type RoleName = keyof (typeof en)['role'];
type Status = keyof (typeof en)['status'];
type LabelPart = keyof (typeof en)['templates']['field'];

const LABEL_PARTS = ['labelHead', 'labelFacts', 'labelLines', 'labelFoot', 'labelCodes'];

const partsOf = (list: string | null) => (list ? list.split(', ') : []);

/** A change in words: the name of the field, and its values as the screens call them. */
export const useDescribeChange = () => {
  const t = useTranslations('administration');
  const parts = useTranslations('parts');
  const words = (field: string, value: string | null): string => {
    if (value === null || value === '') return t('none');
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no');
    if (field === 'device') return deviceName(value);
    if (field === 'status') return t(`status.${value as Status}`);
    if (LABEL_PARTS.includes(field))
      return partsOf(value)
        .map((part) => t(`templates.field.${part as LabelPart}`))
        .join(', ');
    return field === 'jobTemplate' ? t(`job.${value as Job}`) : value;
  };
  const roleNames = (roles: readonly string[]) => roles.map((role) => t(`role.${role as RoleName}.name`)).join(', ');
  const partLabel = (field: string) => {
    const key = `field.${field}` as Parameters<typeof parts>[0];
    return parts.has(key) ? parts(key) : field;
  };
  return ({ field, before, after }: AuditChange, act: AuditAct) => {
    const key = `field.${field as Field}` as const;
    const label = t.has(key) ? t(key) : partLabel(field);
    if (field === 'roles') {
      const [old, now] = [partsOf(before), partsOf(after)];
      const added = roleNames(now.filter((role) => !old.includes(role)));
      const removed = roleNames(old.filter((role) => !now.includes(role)));
      const told = [
        ...(added ? [t('rolesAdded', { roles: added })] : []),
        ...(removed ? [t('rolesRemoved', { roles: removed })] : []),
      ];
      return { label, told: told.join(' · ') };
    }
    if (before === null && after === null) return { label, told: t('secretChanged') };
    // A new thing and a reason were nothing before, and a device that was signed out has no other state.
    if (act === 'added' || act === 'imported' || field === 'reason') return { label, told: words(field, after) };
    if (act === 'revoked') return { label, told: words(field, before ?? after) };
    return { label, from: words(field, before), to: words(field, after) };
  };
};
