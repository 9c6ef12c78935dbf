import type { Count } from '@gemba/contract/warehouse/count/count';
import { useRef, useState } from 'react';
import type { RefusedPosting } from '../../kit/posting/refused-posting.ts';
import { type Ask, closeAsk, isExplained, openAll, openQuestion, withAsk } from './asks.ts';
import { type CountLine, typedOf } from './typed.ts';
import { useCheckCountLine } from './use-check-count-line.ts';
import { useOpenCount } from './use-open-count.ts';

/** A count on its way, with the questions about figures that differ from the books. */
export const useCountQuestions = (count: Count, onGivenUp: () => void) => {
  const [asks, setAsks] = useState<readonly Ask[]>([]);
  const [asked, setAsked] = useState<RefusedPosting>();
  /** The person wants to post: the last reason sends the count. */
  const [wantsToPost, setWantsToPost] = useState(false);
  const checked = useRef(new Set<string>());
  const { post, ...open } = useOpenCount(count, asks, onGivenUp);
  const { form, lines, posting } = open;
  const countedOf = (line: CountLine) => typedOf(form.typed, line).counted;
  const check = useCheckCountLine(count.countNumber, (partNumber, counted) =>
    setAsks((known) => withAsk(known, { partNumber, counted, far: true })),
  );

  const { refused } = posting;
  if (refused && refused !== asked) {
    setAsked(refused);
    const named = refused.data['partNumbers'];
    const differing = Array.isArray(named) ? lines.filter(({ partNumber }) => named.includes(partNumber)) : [];
    setAsks(
      differing.reduce((known: readonly Ask[], line) => {
        const counted = countedOf(line);
        return counted === null ? known : withAsk(known, { partNumber: line.partNumber, counted, far: false });
      }, asks),
    );
  }

  /** The person leaves a line: each figure of it is checked once. */
  const leave = (line: CountLine | undefined) => {
    const counted = line && countedOf(line);
    if (!line || !counted || checked.current.has(`${line.partNumber} ${counted}`)) return;
    checked.current.add(`${line.partNumber} ${counted}`);
    void check(line.partNumber, counted);
  };
  return {
    ...open,
    leave,
    question: openQuestion(asks, lines, form.typed),
    close: (ask: Ask) => {
      setWantsToPost(false);
      setAsks((known) => closeAsk(known, ask));
    },
    keep: (line: CountLine, reason: string) => {
      const own = { ...typedOf(form.typed, line), reason };
      const typed = { ...form.typed, lines: { ...form.typed.lines, [line.partNumber]: own } };
      form.write(typed);
      if (wantsToPost && isExplained(asks, lines, typed)) void post(typed);
    },
    askAgain: () => setAsks(openAll),
    post: () => {
      setWantsToPost(true);
      setAsks(openAll);
      return form.mayGo() ? post(form.typed) : undefined;
    },
  };
};
