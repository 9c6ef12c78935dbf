import { isIP } from 'node:net';

/** Networks that the HTTP server knows by name. */
const NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, or a network like `10.0.0.0/8`. */
export const isProxyAddress = (text: string) => {
  const [address = '', bits, ...rest] = text.split('/');
  if (NAMES.includes(text)) return true;
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
};
