import type { CallInput } from '../../kit/call.ts';
import { type ReceiptFacts, receiptRules } from '../received-item-rules.ts';
import type { receiveProforma } from './receive-proforma.ts';

type Request = Pick<CallInput<typeof receiveProforma>, 'body'>;

/** The items are those of the proforma receiver; each has the day of its own order. */
export const receiveProformaRules = ({ body }: Request, facts: ReceiptFacts) => receiptRules(body, facts);
