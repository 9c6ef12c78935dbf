import { Fragment } from 'react';

/** After a slash, an underscore and the point of a file name, and between the words of a name like `purchaseOrders`. */
const PLACES = /(?<=[/_])|(?<=[a-z]\.)(?=[a-z])|(?<=[a-z])(?=[A-Z])/;

/** A path or another long name that may go on in the next line. */
export function Breakable({ text }: { text: string }) {
  return text.split(PLACES).map((part, at) => (
    <Fragment key={`${at} ${part}`}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
