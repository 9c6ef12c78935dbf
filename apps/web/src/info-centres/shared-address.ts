/** The address with the day from which its periods are counted; a day that it has stays. */
export function sharedAddress(address: string, day: string): URL {
  const url = new URL(address);
  if (!url.searchParams.get('sharedOn')) url.searchParams.set('sharedOn', day);
  return url;
}
