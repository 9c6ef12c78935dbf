import type { Call, CallInput, CallReply } from '@gemba/contract/kit/call';
import { isRefusalCode, refusals } from '@gemba/contract/kit/refusals';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../kit/client/call.ts';
import { endsOperation, NotReached, Refused } from '../../kit/client/faults.ts';
import { useOperationKey } from '../../kit/client/use-operation-key.ts';
import { useDraft } from '../../kit/form/use-draft.ts';
import { AGAIN_AFTER_MS, isUnknown } from './outcome.ts';
import { useAfterPosting } from './use-after-posting.ts';

/** What was sent and not answered yet. Kept, so that a dead battery does not hide that it may have been posted. */
const NOTHING_SENT = { sent: {} as object, waiting: false };

export type RefusedPosting = {
  code: string;
  message: string;
  /** The place in the request, such as `items.0.locations.1.quantity`; empty where it is about the whole. */
  field: string;
  data: Readonly<Record<string, unknown>>;
};

type Options<C extends Call> = {
  /** What of a request may be kept: all but its secrets. */
  keptOf?: (input: CallInput<C>) => CallInput<C>;
  /** After a reload, what was kept together with what was not; nothing while the person has not entered it again. */
  wholeOf?: (kept: CallInput<C>) => CallInput<C> | undefined;
  /** What was sent before an answer was lost has been posted; what was sent now differs from it. */
  onPostedBefore?: () => void;
};

type Phase = 'idle' | 'sending' | 'unknown';
type WithBody = { body?: { confirm?: readonly string[] } };

const reactionOf = (code: string) => (isRefusalCode(code) ? refusals[code].reaction : undefined);
/** A question, or something that is not set up. */
const hasItsSheet = (code: string) => ['confirm', 'setup'].includes(reactionOf(code) ?? '');

/**
 * One posting, done once however often it is sent. Its key is made with the form and kept until an answer came. Without an
 * answer it is not known whether the server acted: the same request is sent again with the same key, and until somebody
 * answers nothing in the form may change.
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
  const [tries, setTries] = useState<number>();
  const [refused, setRefused] = useState<RefusedPosting>();
  const [last, setLast] = useState<CallInput<C>>();
  const reaction = refused && reactionOf(refused.code);

  const answered = () => {
    forget();
    setTries(undefined);
    setPhase('idle');
  };
  const sending = async (input: CallInput<C>) => {
    setPhase('sending');
    try {
      const reply = await call(definition, input, { key, quiet: true });
      answered();
      renew();
      onPosted(reply, input);
    } catch (error) {
      if (error instanceof NotReached || isUnknown(error)) {
        setPhase('unknown');
        setTries((before) => (before ?? -1) + 1);
        return;
      }
      answered();
      if (!(error instanceof Refused)) throw error;
      if (endsOperation(error)) renew();
      // Sent before, answered by nobody, and changed since.
      if (error.msgCode === 'IDEMPOTENCY_KEY_REUSED' && fields.waiting) onPostedBefore?.();
      const { msgCode: code, message, data } = error;
      // Somebody else may have been faster: what it is drawn from is read anew, and what was typed stays.
      if (!hasItsSheet(code)) readAnew();
      setRefused({ code, message, data, field: typeof data['field'] === 'string' ? data['field'] : '' });
    }
  };
  const send = (input: CallInput<C>) => {
    setRefused(undefined);
    setLast(input);
    keep({ sent: keptOf(input), waiting: true });
    return sending(input);
  };
  const check = () => {
    const input = last ?? wholeOf(fields.sent as CallInput<C>);
    return input && sending(input);
  };

  const checkAgain = useEffectEvent(check);
  const pause = phase === 'unknown' && tries !== undefined ? AGAIN_AFTER_MS[tries] : undefined;
  useEffect(() => {
    if (pause === undefined) return;
    const timer = setTimeout(() => void checkAgain(), pause);
    return () => clearTimeout(timer);
  }, [pause]);

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
    send,
    busy: phase === 'sending',
    /** No answer came: nothing may be changed until it is known what became of it. */
    unknown: phase === 'unknown' || (phase === 'sending' && tries !== undefined),
    /** Asks again by itself for a while; then the person does. */
    checking: phase === 'sending' || pause !== undefined,
    check,
    /** Said where it stands; a question and a missing set-up have their own sheets. */
    refused: refused && hasItsSheet(refused.code) ? undefined : refused,
    question: reaction === 'confirm' ? refused : undefined,
    missing: reaction === 'setup' ? refused : undefined,
    agree,
    /** What was missing has been entered. */
    again: () => (last ? send(last) : undefined),
    forgive: () => setRefused(undefined),
  };
};

export type Posting = Pick<
  ReturnType<typeof usePosting>,
  'busy' | 'unknown' | 'checking' | 'check' | 'refused' | 'question' | 'missing' | 'agree' | 'again' | 'forgive'
>;
