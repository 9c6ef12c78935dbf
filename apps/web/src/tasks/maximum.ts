import type { Posting } from '../kit/posting/use-posting.ts';

/** The question about more pieces than can be reported; the forms ask it themselves, with both ways on. */
export const MAXIMUM_WARNING = 'QUALIFIED_QTY_OVER_MAXIMUM_WARNING';

/** The maximum as the server said it last: somebody else may have reported since the screen was read. */
export const maximumNow = ({ question }: Pick<Posting, 'question'>, read: string) => {
  const said = question?.code === MAXIMUM_WARNING ? question.data['maximum'] : undefined;
  return typeof said === 'string' ? said : read;
};
