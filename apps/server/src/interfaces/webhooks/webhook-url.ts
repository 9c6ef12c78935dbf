import { wrongWith } from '../../kit/outside/request-outside.ts';
import { refuse } from '../../kit/refuse.ts';

const REFUSALS = { invalid: 'WEBHOOK_URL_INVALID', inside: 'WEBHOOK_URL_INSIDE' } as const;

/** Refuses an address that can be seen to be wrong. Where a name leads is looked at with each delivery. */
export function checkUrl(text: string, networks: readonly string[]) {
  const wrong = wrongWith(text, networks);
  if (wrong) refuse(REFUSALS[wrong], { field: 'url' });
  return new URL(text).href;
}
