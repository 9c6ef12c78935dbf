import type { ScreenDeclaration } from '@gemba/contract/kit/screen';
import { screens } from '@gemba/contract/screens';
import { shownAddress } from '../router/back.ts';
import { formOwner } from './form-owner.ts';

/** Search parameters that open or highlight something and select nothing. */
const ONLY_SHOWN = ['open'];

const declared: Readonly<Record<string, ScreenDeclaration>> = screens;

/**
 * A form is one person's, on one page, for what the address selects: `DEMO/buyer /receivePo/editPo?poNumber=7#receive`.
 * The values typed for one order must never come up in the form of another, and an unanswered posting has its key by it.
 */
export const formKey = (form: string, { pathname, search }: Pick<Location, 'pathname' | 'search'> = shownAddress()) => {
  const selected = new URLSearchParams(search);
  for (const name of [...ONLY_SHOWN, ...(declared[pathname]?.fillsIn ?? [])]) selected.delete(name);
  selected.sort();
  return `${formOwner()} ${pathname}${selected.size > 0 ? `?${selected}` : ''}#${form}`;
};
