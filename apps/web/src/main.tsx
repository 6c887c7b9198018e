import { createRoot } from 'react-dom/client';
import '@terroir/ui-kit/fonts.css';
import { App } from './shell/app.tsx';
import { takeLinkToken } from './shell/link-token.ts';
import { loadSettings } from './shell/settings.ts';
import { textFile } from './shell/text-files.ts';
import { startTexts } from './shell/texts.ts';
import { mayGo } from './shell/unsaved.ts';
import { createVisits } from './shell/visits.ts';

// zod would try to make code out of text, which the content policy forbids and reports. Its settings stand here for all its
// copies; its own function for this would bring half of zod to pages that have no form.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
takeLinkToken();
void loadSettings();
await startTexts(textFile);
const place = document.querySelector('#root');
if (!place) throw new Error('The page has no #root');
createRoot(place).render(<App visits={createVisits(window, () => mayGo('leave'))} />);
