import { listImportKinds } from '@gemba/contract/imports/kinds/list-import-kinds';
import { useRead } from '../../kit/client/use-read.ts';
import { useStore } from '../../kit/store/store.ts';
import { language } from '../../kit/text/language.ts';
import { importKeys } from '../import-keys.ts';

export const useListImportKinds = () => useRead(listImportKinds, importKeys.kinds(useStore(language)), {});
