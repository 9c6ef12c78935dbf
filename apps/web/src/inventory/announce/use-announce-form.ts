import type { AnnouncedItem } from '@gemba/contract/inventory/announced-items';
import type { Violation } from '@gemba/contract/kit/rules';
import { useForm } from '../../kit/form/use-form.ts';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { ruleErrors } from '../posting/rule-errors.ts';
import { useSayViolation } from '../posting/use-say-violation.ts';
import { announcedField } from './announced.ts';

type Definition<Typed, Body> = {
  name: string;
  empty: Typed;
  posting: Posting;
  bodyOf: (typed: Typed) => Body;
  rulesOf: (body: Body) => readonly Violation[];
};

/** The form of an announcement, with broken rules at its lines and at the fields of its document. */
export const useAnnounceForm = <
  Typed extends Record<string, unknown>,
  Body extends { items: readonly AnnouncedItem[] },
>({
  bodyOf,
  rulesOf,
  ...form
}: Definition<Typed, Body>) => {
  const say = useSayViolation();
  return useForm<Typed>({
    ...form,
    fieldOf: ({ field }, typed) => announcedField(field, bodyOf(typed).items),
    errorsOf: (typed) => {
      const body = bodyOf(typed);
      return ruleErrors(rulesOf(body), { say, fieldOf: ({ field }) => announcedField(field, body.items) });
    },
  });
};
