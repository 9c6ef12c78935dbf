import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { TextProvider } from '../kit/text/TextProvider.tsx';
import { LinkProvider } from '../kit/ui/link.tsx';
import { NoticeLayer } from '../kit/ui/NoticeLayer.tsx';
import { router } from './router.ts';
import { shellLink } from './ShellLink.tsx';

export function App() {
  return (
    <StrictMode>
      <TextProvider>
        <LinkProvider value={shellLink}>
          <RouterProvider router={router} />
          <NoticeLayer />
        </LinkProvider>
      </TextProvider>
    </StrictMode>
  );
}
