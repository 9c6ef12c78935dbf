import texts from './texts.en.ts';
import { type WithTitles, withTitles } from './with-titles.ts';

export default withTitles(
  texts,
  import.meta.glob<WithTitles>('../*/texts.en.ts', { eager: true, query: '?titles', import: 'default' }),
);
