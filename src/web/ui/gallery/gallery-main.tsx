import '../../styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from '#src/web/ui/gallery/gallery.tsx';
import { ThemeProvider } from '#src/web/ui/theme/theme-provider.tsx';
import { Toaster } from '#src/web/ui/toaster.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('gallery.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <Gallery start={location.search === '?week' ? 'week' : 'parts'} />
      <Toaster />
    </ThemeProvider>
  </StrictMode>,
);
