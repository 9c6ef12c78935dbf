import type { AppScreens } from '../kit/router/screen.ts';
import {
  IconBom,
  IconDate,
  IconFinish,
  IconGauge,
  IconList,
  IconMail,
  IconMaintenance,
  IconMoney,
  IconPurchase,
  IconQuality,
  IconTimer,
  IconTrend,
  IconWarehouse,
  IconWorkOrder,
} from '../kit/ui/icons.ts';

/** Screens to come, of capabilities that have no folder here yet. Whoever begins one moves its screens there. */
export const plannedScreens = {
  '/home': { icon: IconGauge, title: 'today' },
  '/setting/message': { icon: IconMail, title: 'messages' },
  '/setting/message-detail/$id': { icon: IconMail, title: 'message' },
  '/apsReport': { icon: IconTimer, title: 'myTasks' },
  '/report': { icon: IconWorkOrder, title: 'report' },
  '/report/afterReport': { icon: IconDate, title: 'afterReport' },
  '/report/taskList': { icon: IconList, title: 'taskList' },
  '/report/reportDetail': { icon: IconFinish, title: 'reportDetail' },
  '/alarm/types': { icon: IconMaintenance, title: 'alarmTypes' },
  '/sales/infoCenter': { icon: IconTrend, title: 'salesInfo' },
  '/purchase/infoCenter': { icon: IconPurchase, title: 'purchasingInfo' },
  '/order/woInfoCenter': { icon: IconWorkOrder, title: 'workOrderInfo' },
  '/engineering/infoCenter': { icon: IconBom, title: 'engineeringInfo' },
  '/warehouse/infoCenter': { icon: IconWarehouse, title: 'warehouseInfo' },
  '/accounting/infoCenter': { icon: IconMoney, title: 'accountingInfo' },
  '/quality/infoCenter': { icon: IconQuality, title: 'qualityInfo' },
} satisfies AppScreens;
