import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrintArea } from './print-area.tsx';

const meta = { title: 'PrintArea', component: PrintArea, args: { children: null } } satisfies Meta<typeof PrintArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the style sheets say of an element on paper: `display` of the print rules that match it. */
const onPaper = (element: Element) =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.conditionText === 'print')
    .flatMap((rule) => [...rule.cssRules])
    .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && element.matches(rule.selectorText))
    .map((rule) => rule.style.display)
    .findLast((display) => display !== '');

export const ScreenAndPaper: Story = {
  render: () => (
    <>
      <PrintArea only="screen">Print on paper</PrintArea>
      <PrintArea only="paper">As of 5 May 2026</PrintArea>
      <PrintArea whole>Stays whole</PrintArea>
    </>
  ),
  play: async ({ canvas }) => {
    const screenOnly = canvas.getByText('Print on paper');
    const paperOnly = canvas.getByText(/As of/);
    const both = canvas.getByText('Stays whole');
    await expect(screenOnly).toBeVisible();
    await expect(paperOnly).not.toBeVisible();
    await expect(both).toBeVisible();
    await expect([onPaper(screenOnly), onPaper(paperOnly), onPaper(both)]).toEqual(['none', 'block', 'block']);
  },
};
