import type { SessionAnswer, UserInfo } from '@gemba/contract/auth/session-answer';
import { forgetLook, lastCompanyCode, severalCompanies } from '../../companies/index.ts';
import { sessionCleared } from '../../kit/client/session-port.ts';
import { forgetForms, putBack } from '../../kit/form/drafts.ts';
import { clearShelf } from '../../kit/store/file-shelf.ts';
import { remembered } from '../../kit/store/remembered.ts';
import { asFlag, asText, stored } from '../../kit/store/stored.ts';
import { companySetting } from '../person/company-setting.ts';
import { userInfo } from '../person/user-info.ts';
import { noteBroughtBack } from './kept-forms.ts';
import { messageState } from './message-state.ts';

export const token = stored('token', asText);
const orderChangeApproval = stored('orderChangeApproval', asFlag);

/** A token without a user name is a broken store, not a session. */
export const isSignedIn = () => token.get() !== '' && userInfo.get().username !== '';

/** The time of the next renewal; unknown after a reload, when the server asks for it. */
let renewAt = Number.POSITIVE_INFINITY;
const EARLY_MS = 120_000;
export const isRenewalDue = () => Date.now() > renewAt;

/** Stores the answer of every way to sign in. The token comes last: other tabs act on it. */
export const startSession = (answer: SessionAnswer) => {
  userInfo.set({ ...answer.userInfo, password: '' } satisfies UserInfo);
  companySetting.set(answer.companySetting);
  const { companyCode } = answer.companySetting;
  if (![companyCode, ''].includes(lastCompanyCode.get())) severalCompanies.set(true);
  lastCompanyCode.set(companyCode);
  orderChangeApproval.set(answer.orderChangeApproval);
  deliberate = false;
  sessionEnd.set('');
  putBack(answer.keptForms);
  renewAt = Date.now() + answer.expiresIn * 1000 - EARLY_MS;
  token.set(answer.token);
  if (answer.keptForms.length > 0) noteBroughtBack();
};

/** Clears the session. Drafts stay: the same person may come back to them. */
export const clearSession = () => {
  renewAt = Number.POSITIVE_INFINITY;
  token.remove();
  clearRoles();
  orderChangeApproval.remove();
  companySetting.remove();
  forgetLook();
  messageState.set({ messageCount: 0, openAlarms: 0, isConnected: false, shouldConnect: false });
  sessionCleared();
};

/** Another person has taken over the session of this browser: this page must forget its data. */
export const dropPerson = () => {
  renewAt = Number.POSITIVE_INFINITY;
  sessionEnd.set('');
  sessionCleared();
};

/** The reason why the last session ended, for Login to show; empty after a normal log-out. */
export const sessionEnd = remembered('');

export const loseSession = (why: string) => {
  sessionEnd.set(why);
  clearSession();
};

let deliberate = false;
/** Whether the person logged out, rather than being thrown out. */
export const leftDeliberately = () => deliberate;

/** At a log-out the drafts go too. `why` is the message for Login, if any. */
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
