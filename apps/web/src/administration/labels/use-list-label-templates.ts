import { listLabelTemplates } from '@gemba/contract/administration/labels/list-label-templates';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { administrationKeys } from '../administration-keys.ts';

const readLabelTemplates = readOf(listLabelTemplates, administrationKeys.labelTemplates, {});

export const useListLabelTemplates = () => useQuery(readLabelTemplates);

export const readLabelTemplatesAhead = () => queries.prefetchQuery(readLabelTemplates);
