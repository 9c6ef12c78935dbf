import { keepForms } from '@gemba/contract/auth/keep-forms';
import { call } from '../../kit/client/call.ts';
import { unsentOf } from '../../kit/form/drafts.ts';
import { formOwner } from '../../kit/form/form-owner.ts';

/**
 * Before a log-out: the server keeps the unsent forms, since nothing may stay on the device. Answers whether it has
 * them.
 */
export const takeAlong = () =>
  call(keepForms, { body: { forms: unsentOf(formOwner()) } }, { quiet: 'background' }).then(
    () => true,
    () => false,
  );

/** The forms are on this device again. If this message gets lost, they arrive once more, which changes nothing. */
export const noteBroughtBack = () =>
  void call(keepForms, { body: { forms: [] } }, { quiet: 'background' }).catch(() => {});
