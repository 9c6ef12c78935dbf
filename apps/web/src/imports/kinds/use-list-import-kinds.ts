import { listImportKinds } from '@gemba/contract/imports/kinds/list-import-kinds';
import type { Language } from '@gemba/contract/kit/languages';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { useStore } from '../../kit/store/store.ts';
import { language } from '../../kit/text/language.ts';
import { importKeys } from '../import-keys.ts';

const readKinds = (of: Language) => readOf(listImportKinds, importKeys.kinds(of), {});

export const useListImportKinds = () => useQuery(readKinds(useStore(language)));

export const readImportKindsAhead = () => queries.prefetchQuery(readKinds(language.get()));
