import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ThemeRoot } from '../theme/theme-root.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

describe('a button with an address', () => {
  test('is a link, so that it can be opened in another tab and is announced as one', () => {
    render(
      <ThemeRoot>
        <Button href="/somewhere">Go</Button>
        <IconButton href="/elsewhere" label="Go there" icon={<span />} />
      </ThemeRoot>,
    );
    expect(screen.getByRole('link', { name: 'Go' }).getAttribute('href')).toBe('/somewhere');
    expect(screen.getByRole('link', { name: 'Go there' }).getAttribute('href')).toBe('/elsewhere');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
