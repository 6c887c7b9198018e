import '../src/theme/fonts.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { ThemeRoot } from '../src/theme/theme-root.tsx';

type Scheme = 'light' | 'dark';

const themed: Decorator = (Story, { globals, parameters }) => {
  const scheme: Scheme = globals['theme'] === 'dark' ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = scheme;
  return (
    <ThemeRoot key={scheme} defaultMode={scheme} remember={false}>
      <div style={{ padding: parameters['layout'] === 'fullscreen' ? 0 : 24 }}>
        <Story />
      </div>
    </ThemeRoot>
  );
};

const preview: Preview = {
  decorators: [themed],
  initialGlobals: { theme: 'light' },
  globalTypes: {
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
