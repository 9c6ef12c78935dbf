import { OrderNumber } from '../../kit/order-number.ts';

export const PHOTO_LIMITS = { fileMegabytes: 10, fileBytes: 10 * 1_048_576, perReceiver: 50 } as const;
export const PHOTO_TIMEOUT_MS = 120_000;

export const params = { receiverNumber: OrderNumber };
