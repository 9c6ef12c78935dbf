import { createRoot } from 'react-dom/client';
import '../src/kit/ui/base.css';
import { showToast } from '../src/kit/ui/feedback/notices.ts';
import { Gallery } from './Gallery.tsx';

// Said while nothing is on the page yet, as a refused sign-in link would.
if (window.location.hash.includes('early')) showToast('Said before anything was drawn');

createRoot(document.getElementById('root')!).render(<Gallery />);
