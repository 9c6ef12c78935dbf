import type { Capability } from '../kit/capability.ts';
import { listAuditEntries } from './audit/list-audit-entries.ts';
import { changeCompanySettings } from './company/change-company-settings.ts';
import { changeLicence } from './company/change-licence.ts';
import { getCompanySettings } from './company/get-company-settings.ts';
import { setIssuePassword } from './company/set-issue-password.ts';
import { addPrinter } from './labels/add-printer.ts';
import { changeLabelTemplate } from './labels/change-label-template.ts';
import { changePrinter } from './labels/change-printer.ts';
import { drawLabelTemplate } from './labels/draw-label-template.ts';
import { listLabelTemplates } from './labels/list-label-templates.ts';
import { listPrinters } from './labels/list-printers.ts';
import { testPrinter } from './labels/test-printer.ts';
import { changeCompanyWording } from './look/change-company-wording.ts';
import { setCompanyLogo } from './look/set-company-logo.ts';
import { getMessenger } from './messenger/get-messenger.ts';
import { removeMessenger } from './messenger/remove-messenger.ts';
import { setMessenger } from './messenger/set-messenger.ts';
import { addLocation } from './places/add-location.ts';
import { addWorkCentre } from './places/add-work-centre.ts';
import { changeLocation } from './places/change-location.ts';
import { changeWorkCentre } from './places/change-work-centre.ts';
import { getPlaceChoices } from './places/get-place-choices.ts';
import { getWorkCentrePeople } from './places/get-work-centre-people.ts';
import { listAllLocations } from './places/list-all-locations.ts';
import { listEmployees } from './places/list-employees.ts';
import { listWorkCentres } from './places/list-work-centres.ts';
import { setWorkCentrePerson } from './places/set-work-centre-person.ts';
import { listUserSessions } from './sessions/list-user-sessions.ts';
import { revokeUserSession } from './sessions/revoke-user-session.ts';
import { revokeUserSessions } from './sessions/revoke-user-sessions.ts';
import { checkSso } from './sso/check-sso.ts';
import { getSso } from './sso/get-sso.ts';
import { removeSso } from './sso/remove-sso.ts';
import { setSso } from './sso/set-sso.ts';
import { addUser } from './users/add-user.ts';
import { changeUser } from './users/change-user.ts';
import { changeUserStatus } from './users/change-user-status.ts';
import { getUser } from './users/get-user.ts';
import { inviteUser } from './users/invite-user.ts';
import { listUsers } from './users/list-users.ts';
import { removeSignInWay } from './users/remove-sign-in-way.ts';

export const administrationRoutes: Capability = [
  listUsers,
  getUser,
  addUser,
  changeUser,
  changeUserStatus,
  inviteUser,
  removeSignInWay,
  listUserSessions,
  revokeUserSession,
  revokeUserSessions,
  getCompanySettings,
  changeCompanySettings,
  setIssuePassword,
  changeLicence,
  setCompanyLogo,
  changeCompanyWording,
  getMessenger,
  setMessenger,
  removeMessenger,
  getSso,
  setSso,
  checkSso,
  removeSso,
  getPlaceChoices,
  listAllLocations,
  addLocation,
  changeLocation,
  listWorkCentres,
  addWorkCentre,
  changeWorkCentre,
  getWorkCentrePeople,
  setWorkCentrePerson,
  listEmployees,
  listPrinters,
  addPrinter,
  changePrinter,
  testPrinter,
  listLabelTemplates,
  changeLabelTemplate,
  drawLabelTemplate,
  listAuditEntries,
];
