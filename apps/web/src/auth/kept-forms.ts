import { keepForms } from '@gemba/contract/auth/keep-forms';
import { call } from '../kit/client/call.ts';
import { unsentOf } from '../kit/form/drafts.ts';
import { formOwner } from '../kit/form/form-owner.ts';

/** Before a log-out: what was typed waits with the server, since nothing may stay on the device. Whether it got there. */
export const takeAlong = () =>
  call(keepForms, { body: { forms: unsentOf(formOwner()) } }, { quiet: 'background' }).then(
    () => true,
    () => false,
  );

/** It is on this device now; should word of it be lost, it comes along once more and changes nothing. */
export const noteBroughtBack = () =>
  void call(keepForms, { body: { forms: [] } }, { quiet: 'background' }).catch(() => {});
