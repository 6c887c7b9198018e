import '../src/theme/fonts.css';
import { useLayoutEffect } from 'react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure, getConfig, spyOn } from 'storybook/test';
import { ThemeRoot } from '../src/theme/theme-root.tsx';

// A limit for what hangs, below the limit of a test, so that the failure names what was waited for.
configure({ asyncUtilTimeout: 50_000 });

/** The size of text as a reader's style sheet sets it, once the story is laid out: Chromium keeps sizes in rem otherwise. */
function TextSize({ size }: { size: '200%' | '' }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    document.body.getBoundingClientRect();
    style.fontSize = size;
    return () => {
      style.fontSize = '';
    };
  }, [size]);
  return null;
}

type Scheme = 'light' | 'dark';

const themed: Decorator = (Story, { globals, parameters }) => {
  const scheme: Scheme = globals['theme'] === 'dark' ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = scheme;
  return (
    <ThemeRoot key={scheme} defaultMode={scheme} remember={false}>
      <div style={{ padding: parameters['layout'] === 'fullscreen' ? 0 : 24 }}>
        <Story />
      </div>
      <TextSize size={globals['textSize'] === 'double' ? '200%' : ''} />
    </ThemeRoot>
  );
};

const isPhone = ({ viewport }: Record<string, unknown>) =>
  typeof viewport === 'object' && viewport !== null && 'value' in viewport && viewport.value === 'mobile';

let errors: string[] = [];

const preview: Preview = {
  decorators: [themed],
  beforeAll: async () => {
    // Where no local face stands in for it, a font that comes while a story runs changes the height of every row.
    await document.fonts.load('1em "Source Sans 3 Variable"');
    // A dialog moves the focus while React works off an act scope; that event must not open a second scope.
    const storybook = getConfig();
    let wrapped = false;
    configure({
      eventWrapper: (dispatch) => {
        if (wrapped) return dispatch();
        wrapped = true;
        try {
          return storybook.eventWrapper(dispatch);
        } finally {
          wrapped = false;
        }
      },
    });
  },
  beforeEach: () => {
    errors = [];
    const logged = spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
      errors.push(said.map(String).join(' '));
    });
    return () => logged.mockRestore();
  },
  // React complains in the log only, for example of an update outside of act.
  afterEach: ({ globals }) => {
    if (errors.length > 0) throw new Error(`The story logged errors:\n${errors.join('\n')}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (isPhone(globals) && scrollWidth > clientWidth)
      throw new Error(`The story is ${scrollWidth} px wide on a phone of ${clientWidth} px`);
  },
  initialGlobals: { theme: 'light', textSize: 'normal' },
  globalTypes: {
    textSize: {
      description: 'Size of text, as the reader has set it in the browser',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        items: [
          { value: 'normal', title: 'Text 100 %' },
          { value: 'double', title: 'Text 200 %' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    viewport: {
      options: {
        mobile: { name: 'Mobile 320', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        computer: { name: 'Computer 992', styles: { width: '992px', height: '768px' } },
        large: { name: 'Large 1200', styles: { width: '1200px', height: '800px' } },
        widescreen: { name: 'Widescreen 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
  },
};
export default preview;
