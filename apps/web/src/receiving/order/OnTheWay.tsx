import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { Refused } from '../../kit/client/faults.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconTransit } from '../../kit/ui/icons.ts';
import { TextLink } from '../../kit/ui/TextLink.tsx';

/** The proforma receivers that bring what is left of an order, where it was refused because nothing else is. */
export const onTheWayOf = (error: unknown): readonly string[] => {
  const told = error instanceof Refused && error.msgCode === 'NO_ITEM_TO_RECEIVE' && error.data['prNumbers'];
  return Array.isArray(told) ? told.map(String) : [];
};

type Props = { title: string; prNumbers: readonly string[] };

/** Nothing of an order comes by itself: the ways to the papers that bring it. */
export function OnTheWay({ title, prNumbers }: Props) {
  const t = useTranslations('receiving');
  const linkTo = useLinkTo();
  return (
    <EmptyState
      icon={IconTransit}
      title={title}
      action={prNumbers.map((prNumber) => (
        <p key={prNumber}>
          <TextLink href={linkTo('proformaReceiver', prNumber)}>
            {t.rich('proformaNamed', { prNumber, code: asCode })}
          </TextLink>
        </p>
      ))}
    >
      {t('allOnTheWay')}
    </EmptyState>
  );
}
