/** `01:24:36`, or `05:08` for the short face below an hour. */
export function clockFace(ms: number, { short = false } = {}): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  const hours = Math.floor(seconds / 3600);
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return short && hours === 0 ? rest : `${two(hours)}:${rest}`;
}
