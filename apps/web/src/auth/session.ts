import type { SessionAnswer, UserInfo } from '@gemba/contract/auth/session-answer';
import { lastCompanyCode } from '../companies/index.ts';
import { sessionCleared } from '../kit/client/session-port.ts';
import { forgetForms, putBack } from '../kit/form/drafts.ts';
import { clearShelf } from '../kit/store/file-shelf.ts';
import { remembered } from '../kit/store/remembered.ts';
import { asFlag, asText, stored } from '../kit/store/stored.ts';
import { companySetting } from './company-setting.ts';
import { noteBroughtBack } from './kept-forms.ts';
import { messageState } from './message-state.ts';
import { userInfo } from './user-info.ts';

export const token = stored('token', asText);
const orderChangeApproval = stored('orderChangeApproval', asFlag);

/** A token without a name behind it is a broken store, not a session. */
export const isSignedIn = () => token.get() !== '' && userInfo.get().username !== '';

/** When the token should be renewed; unknown after a reload, when the server will say so. */
let renewAt = Number.POSITIVE_INFINITY;
const EARLY_MS = 120_000;
export const isRenewalDue = () => Date.now() > renewAt;

/** Takes over what every way of signing in answers. The token comes last: other tabs act on it. */
export const startSession = (answer: SessionAnswer) => {
  userInfo.set({ ...answer.userInfo, password: '' } satisfies UserInfo);
  companySetting.set(answer.companySetting);
  lastCompanyCode.set(answer.companySetting.companyCode);
  orderChangeApproval.set(answer.orderChangeApproval);
  deliberate = false;
  sessionEnd.set('');
  putBack(answer.keptForms);
  renewAt = Date.now() + answer.expiresIn * 1000 - EARLY_MS;
  token.set(answer.token);
  if (answer.keptForms.length > 0) noteBroughtBack();
};

/** Empties what a session brought. Drafts stay: the same person may come back to them. */
export const clearSession = () => {
  renewAt = Number.POSITIVE_INFINITY;
  token.remove();
  clearRoles();
  orderChangeApproval.remove();
  companySetting.remove();
  messageState.set({ messageCount: 0, isConnected: false, shouldConnect: false });
  sessionCleared();
};

/** Another person has taken over the session of this browser: what this page still holds is not its to see. */
export const dropPerson = () => {
  renewAt = Number.POSITIVE_INFINITY;
  sessionEnd.set('');
  sessionCleared();
};

/** Why the last session ended, for Login to say; empty when the person left by itself and all went well. */
export const sessionEnd = remembered('');

export const loseSession = (why: string) => {
  sessionEnd.set(why);
  clearSession();
};

let deliberate = false;
/** Whether the person asked to leave, rather than being sent away in the middle of something. */
export const leftDeliberately = () => deliberate;

/** At an explicit log-out: what was typed goes too. `why` is what Login has to say about it, if anything. */
export const forgetPerson = (why = '') => {
  deliberate = true;
  sessionEnd.set(why);
  clearSession();
  forgetForms();
  void clearShelf();
};

const clearRoles = () => {
  const { username } = userInfo.get();
  userInfo.set(username ? { username, password: '' } : undefined);
};
