import Close from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import { IconButton } from '../button/icon-button.tsx';
import { touchTarget } from '../theme/touch.ts';

export interface TagListProps {
  /** What the list is called. */
  label: string;
  tags: readonly { readonly key: string; readonly label: string }[];
  disabled?: boolean | undefined;
  /** Of the button that takes one away. */
  removeLabel: (label: string) => string;
  onRemove: (key: string) => void;
}

const Tags = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6, margin: 0, padding: 0, listStyle: 'none' });
const Tag = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  paddingInlineStart: 14,
  borderRadius: touchTarget / 2,
  fontSize: '1rem',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.onSoft.primary,
  backgroundColor: theme.vars.palette.soft.primary,
}));

/** What was chosen, each with a button that takes it away; nothing where nothing is. */
export function TagList({ label, tags, disabled, removeLabel, onRemove }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <Tags aria-label={label}>
      {tags.map((tag) => (
        <Tag key={tag.key}>
          {tag.label}
          <IconButton
            label={removeLabel(tag.label)}
            icon={<Close />}
            size="small"
            disabled={disabled}
            onClick={() => onRemove(tag.key)}
          />
        </Tag>
      ))}
    </Tags>
  );
}
