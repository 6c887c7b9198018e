/** The kit's light door. Maps, charts and dates have doors of their own: `/map`, `/charts`, `/dates`. */
export { ThemeRoot, type ThemeRootProps } from './theme/theme-root.tsx';
export { useScheme, type Scheme, type SchemeMode } from './theme/scheme.ts';
export { SchemeSwitch, type SchemeSwitchProps } from './theme/scheme-switch.tsx';
export { seriesColour, theme } from './theme/theme.ts';
export { dark as darkColours, light as lightColours, seriesTokens, type SeriesToken } from './theme/palette.ts';
export { RouterLink, type LinkComponent, type LinkComponentProps } from './link/link-component.tsx';
export { TextLink, type TextLinkProps } from './link/text-link.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { KeyHint } from './button/key-hint.tsx';
export { Spinner } from './button/spinner.tsx';
export { useItemFocus } from './focus/use-item-focus.ts';
export { handOverFocus } from './focus/focus-handover.ts';
export { TextField, type TextFieldProps } from './field/text-field.tsx';
export { PasswordField, type PasswordFieldProps } from './field/password-field.tsx';
export { NumberField, type NumberFieldProps } from './field/number-field.tsx';
export { parseDecimal, writeDecimal, type Language } from './field/parse-decimal.ts';
export { SelectField, type SelectFieldProps, type SelectOption } from './field/select-field.tsx';
export { CheckboxField, type CheckboxFieldProps } from './field/checkbox-field.tsx';
export { Checklist, type ChecklistItem, type ChecklistProps } from './checklist/checklist.tsx';
export { SliderField, type SliderFieldProps } from './field/slider-field.tsx';
export { ColourField, readColour, type ColourFieldProps } from './field/colour-field.tsx';
export { TagList, type TagListProps } from './field/tag-list.tsx';
export { TagsField, type TagsFieldProps } from './field/tags-field.tsx';
export { ChoiceField, type Choice, type ChoiceFieldProps } from './field/choice-field.tsx';
export {
  AutocompleteField,
  type AutocompleteFieldProps,
  type AutocompleteOption,
} from './field/autocomplete-field.tsx';
export { MoneyField, type MoneyFieldProps } from './field/money-field.tsx';
export { QuantityField, type QuantityFieldProps } from './field/quantity-field.tsx';
export { CascadeField, type CascadeFieldProps, type CascadeOption } from './field/cascade-field.tsx';
export { ContrastNote, type ContrastNoteProps } from './notice/contrast-note.tsx';
export { Toolbar, type Tool, type ToolbarProps } from './toolbar/toolbar.tsx';
export { Form, type FormProps } from './form/form.tsx';
export { FormGrid, type FormGridProps } from './form/form-grid.tsx';
export { FactList, type Fact, type FactListProps } from './fact-list/fact-list.tsx';
export { PaperTable, type PaperTableProps } from './print-area/paper-table.tsx';
export { PrintArea, type PrintAreaProps } from './print-area/print-area.tsx';
export { PaperAlone } from './print-area/paper-alone.tsx';
export { usePrinting } from './print-area/use-printing.ts';
export { byTouch, touchTarget } from './theme/touch.ts';
export { FieldWordsProvider, type FieldWords } from './field/field-words.ts';
export { focusFirstFault } from './field/first-fault.ts';
export { FileDropField, type FileDropFieldProps } from './field/file-drop-field.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar.tsx';
export { ImageDropField, type ImageDropFieldProps } from './field/image-drop-field.tsx';
export {
  DataTable,
  type Column,
  type DataTableProps,
  type RowAction,
  type RowSelection,
  type SelectionAction,
  type Sort,
  type SortValue,
} from './data-table/data-table.tsx';
export { toCsv, type CsvCell } from './data-table/to-csv.ts';
export { download } from './data-table/download.ts';
export { FormDialog, type FormDialogProps } from './dialog/form-dialog.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { PictureDialog, type PictureDialogProps } from './dialog/picture-dialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog.tsx';
export { Drawer, type DrawerProps } from './drawer/drawer.tsx';
export { LiveRegion, type LiveRegionProps } from './live-region/live-region.tsx';
export { Notice, type NoticeProps, type NoticeSeverity } from './notice/notice.tsx';
export { StickyStrip, type StickyStripProps } from './notice/sticky-strip.tsx';
export { ConflictNotice, type ConflictNoticeProps, type ConflictRow } from './notice/conflict-notice.tsx';
export type { ConflictPick } from './notice/pick-cell.tsx';
export { Toasts, useToasts, type Toast, type ToastsApi, type ToastsProps } from './toasts/toasts.tsx';
export { EmptyState, FailedState, type EmptyStateProps, type FailedStateProps } from './empty-state/empty-state.tsx';
export { drawings, type DrawingName } from './empty-state/drawings.tsx';
export { PageHeader, type PageHeaderProps } from './page-header/page-header.tsx';
export { TabsNav, type TabLink, type TabsNavProps } from './tabs-nav/tabs-nav.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { CardGrid, CardGridSkeleton, type CardGridProps } from './card/card-grid.tsx';
export { PictureCard, PictureCardSkeleton, type CardPicture, type PictureCardProps } from './card/picture-card.tsx';
export { StatusMark, type StatusMarkProps } from './card/status-mark.tsx';
export { Thumbnail, type ThumbnailProps } from './thumbnail/thumbnail.tsx';
export { SeriesMark } from './card/series-mark.tsx';
export { StatCard, type StatCardProps } from './card/stat-card.tsx';
export { StatGrid, type StatGridProps } from './card/stat-grid.tsx';
export { SideBar } from './app-shell/side-bar.tsx';
export { AppShell, type AppShellProps, type Identity, type NavGroup, type NavItem } from './app-shell/app-shell.tsx';
export { MenuButton, type MenuButtonItem, type MenuButtonProps } from './menu-button/menu-button.tsx';
export {
  TimelineList,
  type TimelineChange,
  type TimelineEntry,
  type TimelineListProps,
  type TimelineMore,
} from './timeline-list/timeline-list.tsx';
export {
  DelayedSkeleton,
  Skeleton,
  SkeletonLines,
  useDelayed,
  type DelayedSkeletonProps,
  type SkeletonProps,
} from './skeleton/skeleton.tsx';
export {
  Box,
  Chip,
  Container,
  Divider,
  Grid,
  Stack,
  styled,
  Tooltip,
  Typography,
  useMediaQuery,
  useTheme,
} from './layout/layout.ts';
export { VisuallyHidden } from './layout/visually-hidden.tsx';
