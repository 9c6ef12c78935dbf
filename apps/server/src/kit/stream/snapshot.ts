/** Which transactions a snapshot of PostgreSQL, `xmin:xmax:xip,…`, has seen the end of. */
export const seenIn = (snapshot: string) => {
  const [xmin = '0', xmax = '0', open = ''] = snapshot.split(':');
  const [oldest, next, running] = [BigInt(xmin), BigInt(xmax), new Set(open.split(','))];
  return (xact: string) => BigInt(xact) < oldest || (BigInt(xact) < next && !running.has(xact));
};
