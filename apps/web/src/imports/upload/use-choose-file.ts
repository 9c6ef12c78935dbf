import type { ImportKind, ImportKindName } from '@gemba/contract/imports/kinds/import-kind';
import { matchColumns, suggestKind } from '@gemba/contract/imports/upload/match-columns';
import { IMPORT_LIMITS } from '@gemba/contract/imports/upload/upload-import';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { chooseImport, chosenImport } from './chosen-import.ts';
import { readHead } from './read-head.ts';

const columnsOf = (kinds: readonly ImportKind[], kind: ImportKindName) =>
  kinds.find((one) => one.kind === kind)?.columns ?? [];

/** Chooses a file, and guesses its kind and columns. A mended file with the same header keeps those of the one before. */
export const useChooseFile = (kinds: readonly ImportKind[], onChosen: () => void) => {
  const t = useTranslations('imports');
  const [error, setError] = useState<string>();
  const choose = async (file: File, wanted?: ImportKindName) => {
    const head = await readHead(file);
    if (typeof head === 'string') return setError(t(head, { maximum: IMPORT_LIMITS.fileMegabytes }));
    const before = chosenImport.get();
    const isMended = !wanted && before?.names.join('\n') === head.names.join('\n');
    const kind = wanted ?? (isMended ? before?.kind : suggestKind(kinds, file.name, head.names)?.kind);
    if (!kind) return setError(t('unknownKind'));
    const columns = isMended && before ? before.columns : matchColumns(columnsOf(kinds, kind), head.names);
    setError(undefined);
    chooseImport({ ...head, content: file, kind, columns });
    return onChosen();
  };
  return { choose, error };
};
