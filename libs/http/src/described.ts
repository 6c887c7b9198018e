// What compares calls with the API description; specs of server and web use it. Never loaded by a running Terroir.
export { describedCalls, type DescribedCall, type DescribedCalls } from './testing/described-answer.ts';
