import { countPieces } from '@gemba/contract/tasks/task/count-pieces';
import type { Task } from '@gemba/contract/tasks/task/task-shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useDraft } from '../../kit/form/use-draft.ts';
import { newKey } from '../../kit/posting/operation.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { taskKeys } from '../task-keys.ts';
import { addPieces, bodyOfCount, countedOn, isNothing, NO_PIECES, type Pieces } from './counting.ts';
import { useKeepAsking } from './use-keep-asking.ts';

/** `sent` is under way or has no answer yet, `more` was tapped since. Both are kept: a battery may die in between. */
const NOTHING: { sent: Pieces; more: Pieces } = { sent: NO_PIECES, more: NO_PIECES };

/**
 * Counts pieces on a task. A tap shows at once and is sent at once; taps while an answer is out go together in the next
 * request, so that no tap waits and none is lost.
 */
export const useCountPieces = (task: Task) => {
  const { taskId } = task;
  const queries = useQueryClient();
  const { fields, change } = useDraft('counted', NOTHING);
  const posting = usePosting(countPieces, 'count', ({ counted, countedDefects }) => {
    change({ sent: NO_PIECES });
    queries.setQueryData<Task>(taskKeys.task(taskId), (known) => known && { ...known, counted, countedDefects });
    void queries.invalidateQueries({ queryKey: taskKeys.all, refetchType: 'none' });
  });
  useKeepAsking(posting);
  const { busy, unknown, refused } = posting;
  const { sent, more } = fields;

  const sendMore = useEffectEvent(() => {
    let batch = NO_PIECES;
    change((latest) => {
      batch = latest.more;
      return { sent: latest.more, more: NO_PIECES };
    });
    void posting.send({ params: { taskId: String(taskId) }, body: { eventId: newKey(), ...bodyOfCount(batch) } });
  });
  const isFree = !busy && !unknown && !isNothing(more);
  useEffect(() => {
    if (isFree) sendMore();
  }, [isFree]);

  // The device went dark before the request had begun.
  const takeUp = useEffectEvent(() => {
    if (!busy && !unknown && !isNothing(sent)) change({ sent: NO_PIECES, more: addPieces(sent, more) });
  });
  useEffect(() => takeUp(), []);

  // A refused count was not counted: the figure of the server stands.
  const drop = useEffectEvent(() => change({ sent: NO_PIECES }));
  useEffect(() => {
    if (refused) drop();
  }, [refused]);

  return {
    posting,
    /** The count with every tap so far. */
    counted: addPieces(addPieces(countedOn(task), sent), more),
    /** Something is not with the server yet. */
    waits: !isNothing(sent) || !isNothing(more),
    add: (pieces: Partial<Pieces>) =>
      change((latest) => ({ more: addPieces(latest.more, { ...NO_PIECES, ...pieces }) })),
  };
};
