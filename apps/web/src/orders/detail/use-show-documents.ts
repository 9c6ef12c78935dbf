import { useEffect, useEffectEvent, useRef } from 'react';

/** Leads to the documents of an order: from its bar, or at once where the address says so. */
export const useShowDocuments = () => {
  const documents = useRef<HTMLDivElement>(null);
  const showDocuments = () => {
    const fold = documents.current?.querySelector('details');
    if (fold) fold.open = true;
    documents.current?.scrollIntoView({ block: 'start' });
    documents.current?.querySelector<HTMLElement>('summary, a')?.focus();
  };
  const arrive = useEffectEvent(showDocuments);
  useEffect(() => {
    if (window.location.hash === '#documents') arrive();
  }, []);
  return { documents, showDocuments };
};
