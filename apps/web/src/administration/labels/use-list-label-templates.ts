import { listLabelTemplates } from '@gemba/contract/administration/labels/list-label-templates';
import { useRead } from '../../kit/client/use-read.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useListLabelTemplates = () => useRead(listLabelTemplates, administrationKeys.labelTemplates, {});
