/** Hands a link to another app, or copies it where the browser cannot; answers whether it was copied. */
export async function shareLink(address: string): Promise<boolean> {
  const url = new URL(address, window.location.origin).href;
  if (typeof navigator.share !== 'function') {
    await navigator.clipboard.writeText(url);
    return true;
  }
  try {
    await navigator.share({ url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
  return false;
}
