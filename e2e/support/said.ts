import { expect, type Page } from '@playwright/test';
import { say } from './approvals.ts';

/** A sentence that stands as an alert: at a field, over a list, in a sheet. */
export const said = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible();

/** A refusal of the catalogue of a language, with its facts. */
export const saysRefusals =
  <Code extends string>(page: Page, refusals: Record<Code, string>) =>
  (code: Code, facts: Record<string, string | number> = {}) =>
    said(page, say(refusals[code], facts));
