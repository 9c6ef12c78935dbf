import { checkCountLine } from '@gemba/contract/warehouse/count/check-count-line';
import { call } from '../../kit/client/call.ts';

/**
 * Asks whether a figure is far from the books. Nobody waits for the answer: where it does not come, posting asks for
 * reasons anyway.
 */
export const useCheckCountLine =
  (countNumber: string, onFar: (partNumber: string, counted: string) => void) =>
  async (partNumber: string, counted: string) => {
    try {
      const body = { partNumber, counted };
      const { isFar } = await call(checkCountLine, { params: { countNumber }, body }, { quiet: true });
      if (isFar) onFar(partNumber, counted);
    } catch {}
  };
