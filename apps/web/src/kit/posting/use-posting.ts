import type { Call, CallInput, CallReply } from '@gemba/contract/kit/call';
import { isRefusalCode, refusals } from '@gemba/contract/kit/refusals/refusals';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Refused } from '../client/errors.ts';
import { useDraft } from '../form/use-draft.ts';
import { operationAt, placeOfOperation, startedOperation } from './operation.ts';
import { type RefusedPosting, refusedPosting } from './refused-posting.ts';
import { isUnknown, sendPosting } from './send-posting.ts';
import { useAfterPosting } from './use-after-posting.ts';
import { useOperationKey } from './use-operation-key.ts';

/** The request without an answer. Kept, so that a dead battery does not hide that it may have been posted. */
const NOTHING_SENT = { sent: {} as object, waiting: false };

type Options<C extends Call> = {
  /** The part of a request that may be kept: all but its secrets. */
  keptOf?: (input: CallInput<C>) => CallInput<C>;
  /** After a reload: the kept part with its secrets; undefined while the person has not entered them again. */
  wholeOf?: (kept: CallInput<C>) => CallInput<C> | undefined;
  /** The request before the lost answer has been posted; the one sent now differs from it. */
  onPostedBefore?: () => void;
};

/** `ownKey`: a key other than that of the form. */
type Attempt = { pauses?: readonly number[]; ownKey?: string };

type Phase = 'idle' | 'sending' | 'unknown';
type WithBody = { body?: { confirm?: readonly string[] } };

const reactionOf = (code: string) => (isRefusalCode(code) ? refusals[code].reaction : undefined);
/** A question, or a missing set-up. */
const hasItsSheet = (code: string) => ['confirm', 'setup'].includes(reactionOf(code) ?? '');

/**
 * The posting of one form. Its key is made with the form and kept until an answer came. While the outcome is unknown
 * nothing in the form may change: `sendPosting` asks again for a while, then the person does.
 */
export const usePosting = <C extends Call>(
  definition: C,
  form: string,
  onPosted: (reply: CallReply<C>, input: CallInput<C>) => void,
  { keptOf = (input) => input, wholeOf = (kept) => kept, onPostedBefore }: Options<C> = {},
) => {
  const readAnew = useAfterPosting();
  const { key, renew } = useOperationKey(form);
  const { fields, change: keep, clear: forget } = useDraft(`${form} sent`, NOTHING_SENT);
  const [phase, setPhase] = useState<Phase>(fields.waiting ? 'unknown' : 'idle');
  const [unanswered, setUnanswered] = useState(false);
  const [refused, setRefused] = useState<RefusedPosting>();
  const [last, setLast] = useState<CallInput<C>>();
  const left = useRef<AbortController>(undefined);
  const reaction = refused && reactionOf(refused.code);

  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    return () => leaving.abort();
  }, []);

  const answered = () => {
    forget();
    setUnanswered(false);
    setPhase('idle');
  };
  const sending = async (input: CallInput<C>, { pauses, ownKey = key }: Attempt = {}): Promise<void> => {
    setPhase('sending');
    const place = placeOfOperation(form);
    // A tab that gets its answer ends the key they share. Without one, nobody knows what was posted under it.
    const isAnswered = startedOperation(place) !== key;
    try {
      const reply = await sendPosting(definition, input, {
        operation: { key: ownKey, end: renew },
        quiet: true,
        onUnanswered: () => setUnanswered(true),
        until: left.current?.signal,
        ...(pauses && { pauses }),
      });
      answered();
      onPosted(reply, input);
    } catch (error) {
      if (isUnknown(error)) {
        setPhase('unknown');
        setUnanswered(true);
        return;
      }
      answered();
      if (!(error instanceof Refused)) throw error;
      if (error.msgCode === 'IDEMPOTENCY_KEY_REUSED') {
        // Sent before, answered by nobody, and changed since.
        if (fields.waiting) onPostedBefore?.();
        // Another tab with the same form has its answer: this is an operation of its own.
        else if (isAnswered && ownKey === key) return send(input, { ownKey: operationAt(place) });
      }
      // Somebody else may have been faster: the screen's data is read again, the entered values stay.
      if (!hasItsSheet(error.msgCode)) readAnew();
      setRefused(refusedPosting(error));
    }
  };
  const send = (input: CallInput<C>, attempt?: Attempt) => {
    setRefused(undefined);
    setLast(input);
    keep({ sent: keptOf(input), waiting: true });
    return sending(input, attempt);
  };
  const check = () => {
    const input = last ?? wholeOf(fields.sent as CallInput<C>);
    // After the repetitions every press asks once.
    return input && sending(input, unanswered ? { pauses: [] } : {});
  };

  const checkAgain = useEffectEvent(check);
  useEffect(() => {
    if (phase !== 'unknown') return;
    const askNow = () => void checkAgain();
    window.addEventListener('online', askNow);
    return () => window.removeEventListener('online', askNow);
  }, [phase]);

  const agree = () => {
    const { body } = last as WithBody;
    const confirm = [...(body?.confirm ?? []), ...(refused ? [refused.code] : [])];
    return send({ ...last, body: { ...body, confirm } } as CallInput<C>);
  };
  return {
    send: (input: CallInput<C>) => send(input),
    /** The request is under way or waits for its repetition. */
    busy: phase === 'sending',
    /** No answer came: nothing may be changed until the outcome is known. */
    unknown: phase === 'unknown' || (phase === 'sending' && unanswered),
    check,
    /** Shown at its field or above the lines; a question and a missing set-up have their own sheets. */
    refused: refused && hasItsSheet(refused.code) ? undefined : refused,
    question: reaction === 'confirm' ? refused : undefined,
    missing: reaction === 'setup' ? refused : undefined,
    agree,
    /** Sends the same again, once the missing set-up has been entered. */
    again: () => (last ? send(last) : undefined),
    forgive: () => setRefused(undefined),
  };
};

export type Posting = Pick<
  ReturnType<typeof usePosting>,
  'busy' | 'unknown' | 'check' | 'refused' | 'question' | 'missing' | 'agree' | 'again' | 'forgive'
>;
