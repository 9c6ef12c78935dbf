import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { companySetting } from '../auth/index.ts';
import { useStore } from '../kit/store/store.ts';
import { TextProvider } from '../kit/text/TextProvider.tsx';
import { NoticeLayer } from '../kit/ui/feedback/NoticeLayer.tsx';
import { LinkProvider } from '../kit/ui/input/link.tsx';
import { router } from './router/router.ts';
import { shellLink } from './router/ShellLink.tsx';

export function App() {
  const { timeZone } = useStore(companySetting);
  return (
    <StrictMode>
      <TextProvider timeZone={timeZone}>
        <LinkProvider value={shellLink}>
          <RouterProvider router={router} />
          <NoticeLayer />
        </LinkProvider>
      </TextProvider>
    </StrictMode>
  );
}
