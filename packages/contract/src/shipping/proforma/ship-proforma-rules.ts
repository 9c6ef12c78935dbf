import type { CallInput } from '../../kit/call.ts';
import { type ShipmentFacts, shipmentRules } from '../sales-order/ship-sales-order-rules.ts';
import type { shipProforma } from './ship-proforma.ts';

type Request = Pick<CallInput<typeof shipProforma>, 'body'>;

/** The items are those of the proforma shipper. */
export const shipProformaRules = ({ body }: Request, facts: ShipmentFacts) => shipmentRules(body, facts);
