import type { ImportKindName } from '@gemba/contract/imports/kinds/import-kind';
import type { Language } from '@gemba/contract/kit/languages';

export const importKeys = {
  /** With the headings of a language. */
  kinds: (language: Language) => ['imports', 'kinds', language] as const,
  run: (key: string) => ['imports', 'run', key] as const,
  conflicts: (query: { kind?: ImportKindName }) => ['imports', 'conflicts', query] as const,
};
