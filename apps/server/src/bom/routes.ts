import { addBom } from '@gemba/contract/bom/add-bom';
import { getBom } from '@gemba/contract/bom/get-bom';
import { listBoms } from '@gemba/contract/bom/list-boms';
import type { Capability } from '../kit/capability.ts';
import { saveBom } from './add-bom.ts';
import { readBom } from './get-bom.ts';
import { bomsFound } from './list-boms.ts';

export const bomRoutes: Capability = (serve) => {
  serve.page(listBoms, bomsFound);
  serve.signedIn(getBom, (tx, { companyId }, input) => readBom(tx, companyId, input));
  serve.signedIn(addBom, (tx, actor, { body }) => saveBom(tx, actor, body));
};
