import { expect, it } from 'vitest';
import { ROLES } from '../../kit/roles.ts';
import { differenceFrom, JOB_TEMPLATES, jobTemplates } from './job-templates.ts';
import { roleGroups } from './role-groups.ts';

it('lists every role in exactly one group, so that none can be neither given nor taken', () => {
  expect(Object.values(roleGroups).flat().toSorted()).toEqual([...ROLES].toSorted());
});

it('gives no role twice by a template, and the administration by one alone', () => {
  for (const template of JOB_TEMPLATES) {
    const roles: readonly string[] = jobTemplates[template];
    expect(new Set(roles).size, template).toBe(roles.length);
    expect(roles.includes('COMPANY_ADMIN'), template).toBe(template === 'administrator');
  }
});

it('tells what was added to a template and taken from it', () => {
  expect(differenceFrom('operator', ['FIND_WORK_ORDER', 'FIND_PART', 'FIND_BOM', 'FIND_ECN'])).toEqual({
    added: ['FIND_ECN'],
    removed: ['SEND_MESSAGE'],
  });
});
