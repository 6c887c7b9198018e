// How long a spec of the web waits for what it looks for: a limit for what hangs, below Jest's own limit of a test, so that
// the failure names what was missing.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 50_000 });
