import { drawPartLabels, partLabels } from '@gemba/contract/labels/part-labels';
import { drawReceiverLabels, receiverLabels } from '@gemba/contract/labels/receiver-labels';
import { drawSalesOrderLabels, salesOrderLabels } from '@gemba/contract/labels/sales-order-labels';
import type { Capability } from '../kit/capability.ts';
import { drawLabels } from './draw-labels.ts';
import { labelFile } from './label-file.ts';
import { factsOfPart } from './part-labels.ts';
import { factsOfReceivers } from './receiver-labels.ts';
import { factsOfSale } from './sales-order-labels.ts';

export const labelsRoutes: Capability = (serve) => {
  serve.signedIn(partLabels, async (tx, { companyId }, { params, query }, { language }) =>
    labelFile(params.partNumber, await factsOfPart(tx, companyId, params.partNumber, query), query, language),
  );
  serve.signedIn(drawPartLabels, async (tx, { companyId }, { params, query }, { language }) =>
    drawLabels(await factsOfPart(tx, companyId, params.partNumber, query), query, language),
  );
  serve.signedIn(salesOrderLabels, async (tx, actor, { params, query }, { language }) =>
    labelFile(params.soNumber, await factsOfSale(tx, actor, params.soNumber, query), query, language),
  );
  serve.signedIn(drawSalesOrderLabels, async (tx, actor, { params, query }, { language }) =>
    drawLabels(await factsOfSale(tx, actor, params.soNumber, query), query, language),
  );
  serve.signedIn(receiverLabels, async (tx, actor, { params, query }, { language }) =>
    labelFile(params.receiverNumbers, await factsOfReceivers(tx, actor, params.receiverNumbers), query, language),
  );
  serve.signedIn(drawReceiverLabels, async (tx, actor, { params, query }, { language }) =>
    drawLabels(await factsOfReceivers(tx, actor, params.receiverNumbers), query, language),
  );
};
