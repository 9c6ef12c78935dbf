import texts from './texts.zh.ts';
import { type WithTitles, withTitles } from './with-titles.ts';

export default withTitles(
  texts,
  import.meta.glob<WithTitles>('../*/texts.zh.ts', { eager: true, query: '?titles', import: 'default' }),
);
