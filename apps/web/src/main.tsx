import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import '@terroir/ui-kit/fonts.css';
import { App } from './shell/app.tsx';
import { takeLinkToken } from './shell/link-token.ts';
import { routeObjects } from './shell/router.tsx';
import { shellTexts, textFile } from './shell/text-files.ts';
import { startTexts } from './shell/texts.ts';

takeLinkToken();
await startTexts(textFile, shellTexts);
const place = document.querySelector('#root');
if (!place) throw new Error('The page has no #root');
createRoot(place).render(<App router={createBrowserRouter(routeObjects)} />);
