// The environment of the web's specs: jsdom with cheap computed styles.
import { rememberComputedStyles } from './computed-styles.mjs';

// jsdom's cascade takes its matcher once, when it is loaded.
const { TestEnvironment } = await import('jest-environment-jsdom');

export default class JsdomEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    rememberComputedStyles(this.global);
  }
}
