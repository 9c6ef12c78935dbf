import { useQuery } from '@tanstack/react-query';
import { readCatalogueTexts } from './catalogue-texts.ts';

export const useCatalogueTexts = () =>
  useQuery({ queryKey: ['catalogueTexts'], staleTime: Number.POSITIVE_INFINITY, queryFn: readCatalogueTexts });
