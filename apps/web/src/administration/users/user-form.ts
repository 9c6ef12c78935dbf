import { JOB_TEMPLATES } from '@gemba/contract/administration/users/job-templates';
import type { Authorities, UserDetail } from '@gemba/contract/administration/users/user';
import { isRole } from '@gemba/contract/kit/roles';
import { APPROVAL_KINDS, type ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { decimalToType, typedDecimal } from '../../kit/form/typed-decimal.ts';

export type TypedUser = {
  displayName: string;
  refId: string;
  expiresOn: string;
  jobTemplate: string;
  roles: string[];
  limits: Record<ApprovalKind, string>;
};

export const typedOf = (user: UserDetail, locale: string): TypedUser => ({
  displayName: user.displayName,
  refId: user.refId ?? '',
  expiresOn: user.expiresOn ?? '',
  jobTemplate: user.jobTemplate ?? '',
  roles: user.roles,
  limits: Object.fromEntries(
    APPROVAL_KINDS.map((kind) => [kind, decimalToType(user.authorities[kind] ?? '', locale)]),
  ) as TypedUser['limits'],
});

export const isLimit = (typed: string, locale: string) =>
  typed.trim() === '' || /^(?:0|[1-9]\d{0,15})(?:\.\d{1,2})?$/.test(typedDecimal(typed, locale));

export const bodyOf = (typed: TypedUser, locale: string) => ({
  displayName: typed.displayName.trim(),
  refId: typed.refId.trim() || null,
  expiresOn: typed.expiresOn || null,
  jobTemplate: JOB_TEMPLATES.find((job) => job === typed.jobTemplate) ?? null,
  roles: typed.roles.filter(isRole),
  authorities: Object.fromEntries(
    APPROVAL_KINDS.filter((kind) => typed.limits[kind].trim() !== '').map((kind) => [
      kind,
      typedDecimal(typed.limits[kind], locale),
    ]),
  ) as Authorities,
});

/** How many things a person has changed: each role and each limit counts. */
export const changeCount = (start: TypedUser, typed: TypedUser) => {
  const fields = (['displayName', 'refId', 'expiresOn', 'jobTemplate'] as const).filter(
    (field) => start[field].trim() !== typed[field].trim(),
  );
  const limits = APPROVAL_KINDS.filter((kind) => start.limits[kind] !== typed.limits[kind].trim());
  const roles = [
    ...typed.roles.filter((role) => !start.roles.includes(role)),
    ...start.roles.filter((role) => !typed.roles.includes(role)),
  ];
  return fields.length + limits.length + roles.length;
};
