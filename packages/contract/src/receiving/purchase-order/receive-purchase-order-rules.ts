import type { CallInput } from '../../kit/call.ts';
import { type ReceiptFacts, receiptRules } from '../received-item-rules.ts';
import type { receivePurchaseOrder } from './receive-purchase-order.ts';

type Request = Pick<CallInput<typeof receivePurchaseOrder>, 'body'>;

export const receivePurchaseOrderRules = ({ body }: Request, facts: ReceiptFacts) => receiptRules(body, facts);
