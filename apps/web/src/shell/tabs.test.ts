import { expect, it } from 'vitest';
import { currentTab, hasDock } from './tabs.ts';

it.each([
  ['/order', '/order'],
  ['/orderList', '/order'],
  ['/auditList', '/order'],
  ['/address/vendor', '/order'],
  ['/inventory/list', '/warehouse'],
  ['/engineering/bom/list', '/engineering'],
  ['/setting/language', '/setting'],
  ['/setting/message', '/setting/message'],
  ['/home', '/navigation'],
  ['/search', '/navigation'],
  ['/nowhere', '/navigation'],
])('lights, at %s, the way %s', (path, lit) => {
  expect(currentTab(path, '/order')).toBe(lit);
});

it('lights my tasks where they have a place of their own', () => {
  expect(currentTab('/apsReport', '/report')).toBe('/report');
  expect(currentTab('/apsReport', '/order')).toBe('/navigation');
});

it('gives way to the buttons of a task and of a report that is filled in', () => {
  expect(hasDock('/report', {})).toBe(true);
  expect(hasDock('/report', { woNumber: '70418' })).toBe(false);
  expect(hasDock('/apsReport', {})).toBe(false);
  expect(hasDock('/warehouse', { woNumber: '70418' })).toBe(true);
  expect(hasDock('/report/taskList', {})).toBe(false);
});
