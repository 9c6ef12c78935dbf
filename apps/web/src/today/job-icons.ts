import type { JobKind } from '@gemba/contract/today/job';
import {
  type Icon,
  IconAlarm,
  IconApprovals,
  IconBom,
  IconCount,
  IconCredit,
  IconProblem,
  IconQuality,
  IconReceive,
  IconShip,
  IconTasks,
  IconTransit,
  IconWarning,
} from '../kit/ui/icons.ts';

export const jobIcons: Readonly<Record<JobKind, Icon>> = {
  alarm: IconAlarm,
  task: IconTasks,
  approve: IconApprovals,
  unload: IconTransit,
  receive: IconReceive,
  ship: IconShip,
  inspect: IconQuality,
  ncr: IconProblem,
  count: IconCount,
  shortage: IconWarning,
  overCredit: IconCredit,
  ecn: IconBom,
};
