import { createElement } from 'react';
import type { RenderLink } from '../kit/ui/link.tsx';

/** Leaves the app: the phone, the mail program or a map takes over. */
export const outside: RenderLink = (props) => createElement('a', { ...props, rel: 'noreferrer' });

/** What a phone dials: digits and the plus before them; an extension is dialled after a pause. */
export const telephone = (phone: string) => {
  const [number = '', extension] = phone.split(/\s*(?:ext\.?|x|#)\s*(?=\d+\s*$)/i);
  const digits = (text: string) => text.replace(/[^\d]/g, '');
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digits(number)}${extension ? `,${digits(extension)}` : ''}`;
};

export const mail = (address: string) => `mailto:${encodeURIComponent(address.trim()).replaceAll('%40', '@')}`;

/** Where the device has a map of its own, that one; else one that is reachable everywhere. */
export const map = (place: string, userAgent: string) => {
  const asked = encodeURIComponent(place);
  if (/android/i.test(userAgent)) return `geo:0,0?q=${asked}`;
  if (/iphone|ipad|macintosh/i.test(userAgent)) return `https://maps.apple.com/?q=${asked}`;
  return `https://www.openstreetmap.org/search?query=${asked}`;
};
