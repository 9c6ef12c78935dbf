import { createRoot } from 'react-dom/client';
import '../src/kit/ui/base.css';
import { Gallery } from './Gallery.tsx';

createRoot(document.getElementById('root')!).render(<Gallery />);
