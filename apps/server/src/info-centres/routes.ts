import type { Capability } from '../kit/capability.ts';
import { queryAccountInfoCenter } from './centres/query-account-info-center.ts';
import { queryEngineeringInfoCenter } from './centres/query-engineering-info-center.ts';
import { queryPurchasingInfoCenter } from './centres/query-purchasing-info-center.ts';
import { queryQualityInfoCenter } from './centres/query-quality-info-center.ts';
import { querySalesInfoCenter } from './centres/query-sales-info-center.ts';
import { queryWareHousingInfoCenter } from './centres/query-ware-housing-info-center.ts';
import { queryWorkOrderInfoCenter } from './centres/query-work-order-info-center.ts';
import { getFigure } from './figures/get-figure.ts';
import { listFigureRows } from './figures/list-figure-rows.ts';
import { querySoftwareLicense } from './query-software-license.ts';

export const infoCentresRoutes: Capability = [
  querySoftwareLicense,
  querySalesInfoCenter,
  queryPurchasingInfoCenter,
  queryWorkOrderInfoCenter,
  queryEngineeringInfoCenter,
  queryWareHousingInfoCenter,
  queryAccountInfoCenter,
  queryQualityInfoCenter,
  getFigure,
  listFigureRows,
];
