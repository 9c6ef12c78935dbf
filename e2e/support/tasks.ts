import { randomUUID } from 'node:crypto';
import type { Language } from '@gemba/contract/kit/languages';
import refusalsEn from '@gemba/contract/kit/refusals/refusals.en';
import refusalsEs from '@gemba/contract/kit/refusals/refusals.es';
import refusalsZh from '@gemba/contract/kit/refusals/refusals.zh';
import type { Task } from '@gemba/contract/tasks/task/task-shapes';
import type { Page } from '@playwright/test';
import postingEn from '../../apps/web/src/kit/posting/texts.en.ts';
import postingEs from '../../apps/web/src/kit/posting/texts.es.ts';
import postingZh from '../../apps/web/src/kit/posting/texts.zh.ts';
import en from '../../apps/web/src/tasks/texts.en.ts';
import es from '../../apps/web/src/tasks/texts.es.ts';
import zh from '../../apps/web/src/tasks/texts.zh.ts';
import { ask } from './approvals.ts';

/** The words of the screens and of the server in each language, from the catalogues themselves. */
export const taskTongues = {
  'en-US': { words: en, posting: postingEn, refusals: refusalsEn },
  'zh-CN': { words: zh, posting: postingZh, refusals: refusalsZh },
  'es-ES': { words: es, posting: postingEs, refusals: refusalsEs },
} as const satisfies Record<Language, object>;

/** An operation of the operator's work centre with far more pieces than all stories report. */
export const ORDER = { woNumber: '70422', sequence: 10 } as const;
/** The last operation of its work order. */
export const LAST = { woNumber: '70427', sequence: 30 } as const;

/** A tap of now. */
export const event = () => ({ eventId: `story-${randomUUID()}`, at: new Date().toISOString() });

export const taskNow = async (page: Page, taskId: number) => (await ask<Task>(page, 'GET', `/tasks/${taskId}`)).data;

/** Nothing runs: whatever a story before left running is paused. */
const beAtRest = async (page: Page) => {
  const { data } = await ask<{ task: Task | null }>(page, 'GET', '/tasks/active');
  if (data.task?.status !== 'RUNNING') return;
  await ask(page, 'POST', `/tasks/${data.task.taskId}/pause`, { ...event(), reason: 'OTHER_WORK' });
};

const take = async (page: Page, operation: typeof ORDER | typeof LAST) => {
  const { data, msgCode, success } = await ask<Task>(page, 'POST', '/tasks', operation);
  if (!success) throw new Error(`the operation was not taken: ${msgCode}`);
  return data;
};

/** A task of the page's person that has not begun. */
export const freshTask = async (page: Page, operation: typeof ORDER | typeof LAST = ORDER): Promise<Task> => {
  await beAtRest(page);
  const task = await take(page, operation);
  if (task.status === 'OPEN') return task;
  const body = { ...event(), wageType: 2, qualifiedQty: '0' };
  await ask(page, 'POST', `/tasks/${task.taskId}/finish`, body);
  return take(page, operation);
};

/** A task of the page's person that runs. */
export const runningTask = async (page: Page): Promise<Task> => {
  const task = await freshTask(page);
  const { data } = await ask<Task>(page, 'POST', `/tasks/${task.taskId}/start`, { ...event(), phase: 'RUN' });
  return data;
};

/** The address of a task's own screen. */
export const addressOfTask = ({ taskId }: Pick<Task, 'taskId'>) => `/apsReport?task=${taskId}`;

/** Seconds on the big clock. */
export const secondsOn = async (page: Page) => {
  const face = (await page.getByRole('timer').textContent()) ?? '';
  const [hours = 0, minutes = 0, seconds = 0] = face.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};
