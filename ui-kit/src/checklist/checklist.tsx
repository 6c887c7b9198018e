import { useState, type ReactNode } from 'react';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import { IconButton } from '../button/icon-button.tsx';
import { Card } from '../card/card.tsx';
import { CheckboxField, type CheckboxFieldProps } from '../field/checkbox-field.tsx';
import { ofField } from '../field/field-frame.tsx';
import { byTouch } from '../theme/touch.ts';

export interface ChecklistItem extends Pick<
  CheckboxFieldProps,
  'name' | 'checked' | 'defaultChecked' | 'onChange' | 'onBlur' | 'ref'
> {
  key: string;
  label: string;
  /** Shown under the item on request. */
  explanation: ReactNode;
  /** Out of sight, e.g. because it is not what is searched for; its tick stays. */
  hidden?: boolean | undefined;
}

export interface ChecklistProps {
  title: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** E.g. how many items are ticked. */
  description?: ReactNode;
  items: readonly ChecklistItem[];
  /** Shows every explanation; each can then be folded by itself. */
  explained?: boolean | undefined;
  /** What the button of an explanation is called, before the name of its item. */
  labels: { explanation: string };
}

const List = styled('ul')({ listStyle: 'none', margin: '-8px 0', padding: 0 });
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 8,
  alignItems: 'start',
  padding: '2px 0',
  '&:not([hidden]) ~ &:not([hidden])': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&[hidden]': { display: 'none' },
  '& [id$="-hint"]': { paddingBottom: 10 },
  '& > button': { marginTop: 4, [byTouch]: { marginTop: 0 } },
}));

/** A card of items to tick. Each keeps its explanation folded behind a button, so that the list reads at a glance. */
export function Checklist({ title, headingLevel, description, items, explained = false, labels }: ChecklistProps) {
  // What was folded or unfolded by hand since all explanations were last shown or hidden.
  const [byHand, setByHand] = useState<{ since: boolean; keys: readonly string[] }>({ since: explained, keys: [] });
  const keys = byHand.since === explained ? byHand.keys : [];
  const toggle = (key: string) =>
    setByHand({ since: explained, keys: keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key] });
  return (
    <Card title={title} headingLevel={headingLevel} description={description}>
      <List>
        {items.map(({ key, label, explanation, hidden, ...input }) => {
          const open = explained !== keys.includes(key);
          return (
            <Item key={key} hidden={hidden}>
              <CheckboxField {...input} label={label} helperText={open ? explanation : undefined} />
              <IconButton
                size="small"
                label={ofField(labels.explanation, label)}
                icon={<InfoOutlined />}
                aria-expanded={open}
                onClick={() => toggle(key)}
              />
            </Item>
          );
        })}
      </List>
    </Card>
  );
}
