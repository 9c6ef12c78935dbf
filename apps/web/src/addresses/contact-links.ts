import { createElement } from 'react';
import type { RenderLink } from '../kit/ui/input/link.tsx';

/** Links that leave the app for the phone, the mail program or a map. */
export const outside: RenderLink = (props) => createElement('a', { ...props, rel: 'noreferrer' });

/** The number to dial: digits with a leading plus; an extension follows after a pause. */
export const telephone = (phone: string) => {
  const [number = '', extension] = phone.trim().split(/(?:ext\.?|x|#)\s*(?=\d+$)/i);
  const digits = (text: string) => text.replace(/[^\d]/g, '');
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digits(number)}${extension ? `,${digits(extension)}` : ''}`;
};

export const mail = (address: string) => `mailto:${encodeURIComponent(address.trim()).replaceAll('%40', '@')}`;

/** The device's own map where there is one, otherwise a map that works everywhere. */
export const map = (place: string, userAgent: string) => {
  const asked = encodeURIComponent(place);
  if (/android/i.test(userAgent)) return `geo:0,0?q=${asked}`;
  if (/iphone|ipad|macintosh/i.test(userAgent)) return `https://maps.apple.com/?q=${asked}`;
  return `https://www.openstreetmap.org/search?query=${asked}`;
};
