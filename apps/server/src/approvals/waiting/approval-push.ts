import { orderAddress } from '@gemba/contract/kit/order-types';
import type { PushSource } from '../../kit/push/push-source.ts';
import { pushTextIn } from '../../messages/index.ts';
import { waitingReader } from './approvers.ts';

/** An order, or a change of one, that still waits for a decision which the person may make. */
export const approvalPush: PushSource = {
  kind: 'approval',
  urgent: false,
  async tell(tx, companyId, pushes) {
    const read = waitingReader(tx, companyId);
    const found = new Map<string, Awaited<ReturnType<typeof read>>>();
    for (const { refId } of pushes) if (!found.has(refId)) found.set(refId, await read(refId));
    return pushes.map(({ userId, refId, language }) => {
      const waiting = found.get(refId);
      if (!waiting?.approvers.includes(userId)) return undefined;
      const { type, number } = waiting;
      const text = pushTextIn(language, 'approval', {}, { type, number });
      return { ...text, url: orderAddress(type, number), tag: `approval ${refId}` };
    });
  },
};
