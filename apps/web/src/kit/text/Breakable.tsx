import { Fragment } from 'react';

/** A path or another long name that may go on in the next line after a slash. */
export function Breakable({ text }: { text: string }) {
  return text.split('/').map((part, at) => (
    <Fragment key={`${at} ${part}`}>
      {at > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
