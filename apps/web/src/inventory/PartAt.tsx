type Props = { partNumber: string; location?: string | undefined };

/** A part and its location, for the bar of a screen. */
export function PartAt({ partNumber, location }: Props) {
  return (
    <>
      <span className="code">{partNumber}</span>
      {location && (
        <>
          {' · '}
          <span className="code">{location}</span>
        </>
      )}
    </>
  );
}
