import type { RefusalFacts } from '@gemba/contract/kit/refusals/refusal-facts';
import type { RefusalCode } from '@gemba/contract/kit/refusals/refusals';
import { useTranslations } from 'use-intl';

type Say = <Code extends RefusalCode>(
  code: Code,
  ...facts: keyof RefusalFacts<Code> extends never ? [] : [RefusalFacts<Code>]
) => string;

/** The sentence of a refusal before the server says it: the same words, from the same catalogue. */
export const useRefusal = () => useTranslations('refusals') as unknown as Say;
