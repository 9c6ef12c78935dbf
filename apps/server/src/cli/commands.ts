import { companyAdd } from './company/add.ts';
import { companyIssuePassword } from './company/issue-password.ts';
import { companyMessenger } from './company/messenger.ts';
import { companySso } from './company/sso.ts';
import { conflicts } from './conflicts.ts';
import { doctor } from './doctor/doctor.ts';
import { exportFiles } from './export.ts';
import type { Command } from './frame/command.ts';
import { importFiles } from './import.ts';
import { keyAdd, keyList, keyRevoke } from './interfaces/keys.ts';
import { webhookAdd, webhookList, webhookRemove, webhookReplay } from './interfaces/webhooks.ts';
import { backup } from './server/backup.ts';
import { checkTheLedger } from './server/check-ledger.ts';
import { demoLoad } from './server/demo-load.ts';
import { migrate } from './server/migrate.ts';
import { restore } from './server/restore.ts';
import { secretChange } from './server/secret-change.ts';
import { totalsCheck, totalsRebuild } from './server/totals.ts';
import { userAdd } from './user/add.ts';
import { userChanges } from './user/change.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  companyAdd,
  companyIssuePassword,
  companySso,
  companyMessenger,
  userAdd,
  ...userChanges,
  keyAdd,
  keyList,
  keyRevoke,
  webhookAdd,
  webhookList,
  webhookRemove,
  webhookReplay,
  importFiles,
  conflicts,
  exportFiles,
  doctor,
  backup,
  restore,
  migrate,
  demoLoad,
  checkTheLedger,
  totalsCheck,
  totalsRebuild,
  secretChange,
];
