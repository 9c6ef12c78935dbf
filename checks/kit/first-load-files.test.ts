import { expect, it } from 'vitest';
import { filesOfFirstLoad } from './first-load-files.ts';

const page = `<link rel="icon" href="/icon.svg" /><script src="/theme.js"></script>
  <script type="module" crossorigin src="/assets/index-1.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react-1.js">
  <link rel="stylesheet" crossorigin href="/assets/index-1.css">`;

it('is what the page names, the screen of Login with all it imports, and its words in one language', () => {
  const manifest = {
    'index.html': { file: 'assets/index-1.js', dynamicImports: ['src/auth/sign-in/LoginScreen.tsx'] },
    'src/auth/sign-in/LoginScreen.tsx': {
      file: 'assets/login-1.js',
      css: ['assets/login-1.css'],
      imports: ['index.html', '_field.js'],
    },
    '_field.js': { file: 'assets/field-1.js', imports: ['_field.js'] },
    'src/orders/OrderScreen.tsx': { file: 'assets/order-1.js' },
    '_words-en-1.js': { file: 'assets/words-en-1.js' },
    '_words-zh-1.js': { file: 'assets/words-zh-1.js' },
  };
  expect(filesOfFirstLoad(page, manifest, 'zh')).toEqual([
    'theme.js',
    'assets/index-1.js',
    'assets/react-1.js',
    'assets/index-1.css',
    'assets/login-1.js',
    'assets/login-1.css',
    'assets/field-1.js',
    'assets/words-zh-1.js',
  ]);
});
