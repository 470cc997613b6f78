import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { hushSkippedTransitions } from '#src/web/hush-skipped-transitions.ts';
import { Program } from '#src/web/program.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
hushSkippedTransitions();
createRoot(root).render(
  <StrictMode>
    <Program />
  </StrictMode>,
);
