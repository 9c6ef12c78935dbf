import { Fragment } from 'react';

/** An e-mail address that is too long for one line goes on in the next one before its `@` or a dot. */
export function BreakableMail({ address }: { address: string }) {
  return address.split(/(?=[@.])/).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
