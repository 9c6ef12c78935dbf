import type { getBom } from '@gemba/contract/bom/get-bom';
import type { CallReply } from '@gemba/contract/kit/call';

export type Bom = CallReply<typeof getBom>;
