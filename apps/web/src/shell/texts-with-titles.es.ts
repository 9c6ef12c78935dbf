import texts from './texts.es.ts';
import { type WithTitles, withTitles } from './with-titles.ts';

export default withTitles(
  texts,
  import.meta.glob<WithTitles>('../*/texts.es.ts', { eager: true, query: '?titles', import: 'default' }),
);
